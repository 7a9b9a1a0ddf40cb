import type { L5rDefinition } from '../../rules/card-definition.ts';

export const phoenixCards: Readonly<Record<string, L5rDefinition>> = {};
