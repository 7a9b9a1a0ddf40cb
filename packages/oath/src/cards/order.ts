import type { CardDefinition } from '../powers/library.ts';

export const ORDER_CARDS: readonly CardDefinition[] = [];
