import type { AgotDefinition } from '../../rules/card-definition.ts';

export const tyrellCards: Readonly<Record<string, AgotDefinition>> = {};
