import type { AgotDefinition } from '../../rules/card-definition.ts';

export const lannisterCards: Readonly<Record<string, AgotDefinition>> = {};
