import type { Phrase } from '@kronika/kernel';

/** What a card does to whatever is chosen for it, in words that follow its name and a colon. */
export interface CardAsk {
  /** What it does and what is asked: "+2 STR, whom?". */
  readonly ask: Phrase;
  /** What else comes of it. */
  readonly result?: Phrase;
  /** What who chooses gives up by it. */
  readonly loss?: Phrase;
  /** By how much it changes the STR of what is chosen, so that the outcome can be forecast. */
  readonly strength?: number;
}

/** What cards ask, by their printed ids and the keys of their questions. */
export type CardAsks = Readonly<Record<string, Readonly<Record<string, CardAsk>>>>;
