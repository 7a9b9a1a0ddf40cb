import { type CardId, type Note, type Phrase, type PrintedId, printedCard, type RuleId } from '@kronika/kernel';
import type { DelayedEffect } from '../effect/delayed.ts';
import type { Until } from '../effect/lasting.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { sentence } from '../text/explain.ts';
import type { Explaining } from './explaining.ts';

/** What a note rests on: its rule, the card behind it, and how long it holds. */
export interface NoteBasis {
  readonly rule: RuleId;
  readonly card?: PrintedId;
  readonly until?: Until;
}

/** Makes a note of something worth knowing, in the words of a game. */
export function notesFor<S extends LcgState<E>, E extends LcgEvent>({
  nameOf,
  until: ends,
}: Pick<Explaining<S, E>, 'nameOf' | 'until'>): (what: Phrase, basis: NoteBasis) => Note {
  return (what, { rule, card, until }) => {
    const end = until === undefined || until === 'endOfGame' ? undefined : ends[until.period];
    const text = sentence(what, end, card === undefined ? undefined : nameOf(card));
    return card === undefined ? { text, rule } : { text, rule, from: printedCard(card) };
  };
}

/** The delayed effects that were aimed at the card. */
export function delayedOn<E extends LcgEvent>({ delayed }: LcgState<E>, card: CardId): readonly DelayedEffect<E>[] {
  return delayed.filter(({ use }) => Object.values(use.targets).some((cards) => cards.includes(card)));
}
