import type { L5rDefinition } from '../../rules/card-definition.ts';

export const dragonCards: Readonly<Record<string, L5rDefinition>> = {};
