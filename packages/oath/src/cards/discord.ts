import type { CardDefinition } from '../powers/library.ts';

export const DISCORD_CARDS: readonly CardDefinition[] = [];
