import type { AgotDefinition } from '../../rules/card-definition.ts';

export const watchCards: Readonly<Record<string, AgotDefinition>> = {};
