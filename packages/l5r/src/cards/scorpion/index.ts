import type { L5rDefinition } from '../../rules/card-definition.ts';

export const scorpionCards: Readonly<Record<string, L5rDefinition>> = {};
