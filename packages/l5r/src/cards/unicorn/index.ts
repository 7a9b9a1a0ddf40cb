import type { L5rDefinition } from '../../rules/card-definition.ts';

export const unicornCards: Readonly<Record<string, L5rDefinition>> = {};
