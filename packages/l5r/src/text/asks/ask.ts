import type { Phrase } from '@kronika/kernel';

/** What is done to a card that is chosen, as far as it changes the totals of a conflict. */
export type Deed =
  | { readonly is: 'skills'; readonly military: number; readonly political: number }
  | { readonly is: 'bow' | 'ready' | 'join' | 'leave' };

/** What a text asks, with what it does to what is chosen; the name of the card stands before it. */
export interface Ask extends Phrase {
  /** What else follows, as a sentence. */
  readonly follows?: Phrase;
  readonly does?: Deed;
}

/** What the texts ask: by card, and in it by the name of the target, cost, choice or answer. */
export type Asks = Readonly<Record<string, Readonly<Record<string, Ask>>>>;

export const BOW: Deed = { is: 'bow' };
export const READY: Deed = { is: 'ready' };
export const JOIN: Deed = { is: 'join' };
export const LEAVE: Deed = { is: 'leave' };

export function skills(military: number, political: number): Deed {
  return { is: 'skills', military, political };
}

export const UNTIL_CONFLICT: Phrase = { en: 'Until the end of the conflict.', pl: 'Do końca konfliktu.' };
export const UNTIL_PHASE: Phrase = { en: 'Until the end of the phase.', pl: 'Do końca fazy.' };
