import type { AgotDefinition } from '../../rules/card-definition.ts';

export const targaryenCards: Readonly<Record<string, AgotDefinition>> = {};
