import type { AgotDefinition } from '../../rules/card-definition.ts';

export const greyjoyCards: Readonly<Record<string, AgotDefinition>> = {};
