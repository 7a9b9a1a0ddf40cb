import type { L5rDefinition } from '../../rules/card-definition.ts';

export const craneCards: Readonly<Record<string, L5rDefinition>> = {};
