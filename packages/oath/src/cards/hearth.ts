import type { CardDefinition } from '../powers/library.ts';

export const HEARTH_CARDS: readonly CardDefinition[] = [];
