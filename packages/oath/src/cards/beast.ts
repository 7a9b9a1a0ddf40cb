import type { CardDefinition } from '../powers/library.ts';

export const BEAST_CARDS: readonly CardDefinition[] = [];
