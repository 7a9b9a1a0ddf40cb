import type { Phrase } from '@kronika/kernel';
import type { Badge } from '../cards/Mon.tsx';

/** What a game says of its matches when one looks back at them. */
export interface HistoryModule {
  /** What one plays as, in the order in which they are shown. */
  readonly sides: readonly { readonly id: string; readonly name: Phrase; readonly badge: Badge }[];
  /** How the plots by what one plays as are called. */
  readonly titles: { readonly wins: Phrase; readonly matrix: Phrase };
  /** What one plays with besides; nothing in a game where that is no choice. */
  readonly gear?: { readonly title: Phrase; nameOf(gear: string): Phrase };
  /** What a side is called, the own one and that of the other. */
  readonly own: Phrase;
  readonly others: Phrase;
  /** What else matters: who went first, or how many played. */
  readonly splitBy: 'order' | 'seats';
  /** What the score of a seat counts; nothing in a game that is not won by counting. */
  readonly score?: Phrase;
  /** The game's own ways to win. */
  readonly ways: Readonly<Record<string, Phrase>>;
}
