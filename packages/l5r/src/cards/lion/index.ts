import type { L5rDefinition } from '../../rules/card-definition.ts';

export const lionCards: Readonly<Record<string, L5rDefinition>> = {};
