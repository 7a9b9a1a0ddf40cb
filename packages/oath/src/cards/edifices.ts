import type { CardDefinition } from '../powers/library.ts';

export const EDIFICES_CARDS: readonly CardDefinition[] = [];
