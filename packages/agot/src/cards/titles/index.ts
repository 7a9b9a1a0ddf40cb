import type { AgotDefinition } from '../../rules/card-definition.ts';

export const titlesCards: Readonly<Record<string, AgotDefinition>> = {};
