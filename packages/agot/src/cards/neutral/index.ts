import type { AgotDefinition } from '../../rules/card-definition.ts';

export const neutralCards: Readonly<Record<string, AgotDefinition>> = {};
