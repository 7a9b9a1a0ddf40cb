import type { Suit } from '../facts/fact.ts';
import type { ExileColour } from '../state.ts';

/** What stays in the box during a game: the Archive, and the boards nobody plays (OATH-0-9). */
export interface Archive {
  /** The number of this game in its chronicle. */
  readonly game: number;
  readonly denizens: Readonly<Partial<Record<Suit, readonly string[]>>>;
  readonly edifices: readonly string[];
  /** The boards of the colours on their Citizen side, unused ones included (OATH-8.7.2-a). */
  readonly citizenBoards: readonly ExileColour[];
}
