import type { AgotDefinition } from '../../rules/card-definition.ts';

export const starkCards: Readonly<Record<string, AgotDefinition>> = {};
