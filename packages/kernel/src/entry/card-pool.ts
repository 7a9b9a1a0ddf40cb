import type { Lang } from '../lang.ts';
import type { PrintedId } from '../table/card.ts';
import type { Phrase } from '../text/phrase.ts';

/** A card for a list, in one language. */
export interface ListedCard {
  readonly id: PrintedId;
  readonly name: string;
  readonly type: string;
  /** Whom it belongs to: its clan, its faction, its school. */
  readonly side: string;
  readonly text: string;
}

/** How far the cards of a game are done. */
export interface CardCensus {
  readonly total: number;
  /** The cards whose texts the rules know, and those that have none. */
  readonly implemented: number;
  /** The cards that some scenario of the tests is about. */
  readonly withScenario: number;
}

/** All the cards a game is played with. */
export interface CardPool {
  /** What the sides of its cards are called. */
  readonly sides: Phrase;
  list(lang: Lang): readonly ListedCard[];
  /** Counts the cards; those with scenarios by the sources of the tests. */
  count(tests: readonly string[]): CardCensus;
  /** The folder of the tests of its cards, from the root of the project. */
  readonly tests: string;
}
