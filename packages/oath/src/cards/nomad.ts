import type { CardDefinition } from '../powers/library.ts';

export const NOMAD_CARDS: readonly CardDefinition[] = [];
