import type { AgotDefinition } from '../../rules/card-definition.ts';

export const baratheonCards: Readonly<Record<string, AgotDefinition>> = {};
