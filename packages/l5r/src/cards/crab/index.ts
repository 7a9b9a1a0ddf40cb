import type { L5rDefinition } from '../../rules/card-definition.ts';

export const crabCards: Readonly<Record<string, L5rDefinition>> = {};
