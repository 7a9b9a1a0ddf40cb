import type { CardId } from '@kronika/kernel';
import type { Source } from '../arrangement.ts';
import type { LastingEffect } from '../effect/lasting.ts';
import type { LcgState } from '../state.ts';

/**
 * The name under which it is noted which of several constant texts at odds is applied last. The note is about all of
 * them, and its source is the card whose text it is: if one leaves play, nothing is said of it any more.
 */
export const PRECEDENCE = 'precedence';

/** Whether it was said of all these cards whose text is applied last. */
export function isOrdered({ lasting }: LcgState, cards: readonly CardId[]): boolean {
  return lasting.some((effect) => isNote(effect) && cards.every((card) => effect.cards.includes(card)));
}

/** The constant texts in the order in which they are applied: as the cards lie, and behind them those said to be last. */
export function inOrder<S extends LcgState>(state: S, sources: readonly Source<S>[]): readonly Source<S>[] {
  const notes = state.lasting.filter(isNote);
  if (notes.length === 0) return sources;
  const place = ({ self }: Source<S>): number => notes.findLastIndex(({ source }) => source.self === self);
  return sources.toSorted((one, other) => place(one) - place(other));
}

function isNote({ gives }: LastingEffect): boolean {
  return gives.some((given) => given.is === 'gain' && given.what === PRECEDENCE);
}
