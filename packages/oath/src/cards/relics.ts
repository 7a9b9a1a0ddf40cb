import type { CardDefinition } from '../powers/library.ts';

export const RELICS_CARDS: readonly CardDefinition[] = [];
