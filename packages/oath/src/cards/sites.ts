import type { CardDefinition } from '../powers/library.ts';

export const SITES_CARDS: readonly CardDefinition[] = [];
