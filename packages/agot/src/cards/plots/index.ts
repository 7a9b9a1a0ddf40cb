import type { AgotDefinition } from '../../rules/card-definition.ts';

export const plotsCards: Readonly<Record<string, AgotDefinition>> = {};
