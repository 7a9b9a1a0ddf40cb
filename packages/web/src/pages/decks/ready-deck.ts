import type { Phrase, PrintedId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';
import { loadGameCode } from '../../client/load-game-code.ts';

/** A deck that comes with a game, as one chooses it. */
export interface ReadyDeck {
  readonly id: string;
  readonly name: Phrase;
  /** How it is played, in a sentence. */
  readonly about: Phrase;
  readonly badge: Badge;
  readonly side: Phrase;
  /** What it begins with: each number with its word. */
  readonly numbers: readonly { readonly value: string; readonly word: Phrase }[];
  /** The cards that show best what it is. */
  readonly faces: readonly PrintedId[];
}

const DECKS: Readonly<Record<string, () => Promise<readonly ReadyDeck[]>>> = {
  l5r: async () => (await import('./l5r-decks.ts')).L5R_DECKS,
};

/** The decks that come with the game; they are loaded with the game itself. */
export async function readyDecksOf(game: string): Promise<readonly ReadyDeck[]> {
  const load = Object.hasOwn(DECKS, game) ? DECKS[game] : undefined;
  return load === undefined ? [] : loadGameCode(load);
}
