import type { AgotDefinition } from '../../rules/card-definition.ts';

export const martellCards: Readonly<Record<string, AgotDefinition>> = {};
