import type { CardDefinition } from '../powers/library.ts';

export const ARCANE_CARDS: readonly CardDefinition[] = [];
