import {
  ask,
  type CardId,
  type CardOption,
  cardsIn,
  choose,
  type DeclineOption,
  decline,
  emit,
  finishWith,
  flow,
  type SeatId,
} from '@kronika/kernel';
import { lineAt } from '../../cards/library.ts';
import type { Effect } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { seatOf } from '../../fighters.ts';
import { cardOption } from '../../options.ts';
import type { Senjutsu } from '../../state.ts';
import { deckOf, discardOf } from '../../zones.ts';
import { onCard, type Resolving, resolvingOf, words } from '../resolving.ts';
import { isWanted, shuffles } from './pile.ts';
import type { Came, Procedure } from './verb.ts';

type Search = Extract<Effect, { readonly is: 'search' }>;

interface Searching extends Resolving {
  readonly taken?: CardOption | DeclineOption;
}

interface Pile {
  readonly zone: ReturnType<typeof deckOf>;
  readonly kind: 'deck' | 'discard';
}

/** The pile that a search goes through; the discard pile of a target is that of the one who was named (ruling 14). */
function pileOf(state: Senjutsu, { fighter, targets }: Resolving, { zone }: Search): Pile | undefined {
  const [named] = targets;
  const of = zone === 'targetDiscard' ? named : fighter;
  const seat = of === undefined ? undefined : seatOf(state, of);
  if (seat === undefined) return undefined;
  return zone === 'deck' ? { zone: deckOf(seat), kind: 'deck' } : { zone: discardOf(seat), kind: 'discard' };
}

function searchOf(on: Resolving): Search | undefined {
  const line = lineAt(on.printed, on.line);
  return line.is === 'search' ? line : undefined;
}

function candidates(state: Senjutsu, on: Resolving, search: Search): readonly CardId[] {
  const pile = pileOf(state, on, search);
  if (pile === undefined) return [];
  return cardsIn(state.table, pile.zone).filter((card) => isWanted(state, card, search.wanted));
}

/**
 * Looks through a pile and takes a card, or none (SEN-SRCH-a, -d). A deck is shuffled afterwards, whatever was taken.
 * Which cards would do is nobody else's business: the searcher sees the whole pile, and the question is put even where
 * the answer can only be "none".
 */
export const searching = flow<Senjutsu, Searching, Came>()('senjutsu/search', {
  look: (state, on) => {
    const [search, seat] = [searchOf(on), seatOf(state, on.fighter)];
    const pile = search && pileOf(state, on, search);
    if (search === undefined || seat === undefined || pile === undefined) return finishWith<Came>({ end: 'done' });
    const cards = cardsIn(state.table, pile.zone);
    if (cards.length === 0 || search.zone === 'discard') return undefined;
    const of = search.zone === 'targetDiscard' ? (on.targets[0] ?? on.fighter) : on.fighter;
    return emit<SenjutsuEvent>({ is: 'lookedAt', seat, of, cards, rule: 'SEN-SRCH-a' });
  },
  choose: (state, on) => {
    const [search, seat] = [searchOf(on), seatOf(state, on.fighter)];
    const pile = search && pileOf(state, on, search);
    if (search === undefined || seat === undefined || pile === undefined) return undefined;
    if (cardsIn(state.table, pile.zone).length === 0) return undefined;
    return ask('taken', searchQuestion(on, seat, candidates(state, on, search), pile.kind));
  },
  take: (state, on) => {
    const [search, seat] = [searchOf(on), seatOf(state, on.fighter)];
    const pile = search && pileOf(state, on, search);
    const { taken } = on;
    if (seat === undefined || pile === undefined || taken?.is !== 'card') return undefined;
    return emit<SenjutsuEvent>({ is: 'cardTaken', seat, card: taken.card, from: pile.kind, rule: 'SEN-SRCH-a' });
  },
  shuffle: (state, on) => {
    const seat = seatOf(state, on.fighter);
    return searchOf(on)?.zone === 'deck' && seat !== undefined ? shuffles(seat) : undefined;
  },
  end: (_, { taken }) => finishWith<Came>(taken?.is === 'card' ? { end: 'done', found: taken.card } : { end: 'done' }),
});

function searchQuestion(on: Resolving, seat: SeatId, cards: readonly CardId[], kind: Pile['kind']) {
  const options = [...cards.map(cardOption), decline];
  const question = { seat, options, ...words(on, 'SEN-SRCH-a', { key: 'searchFor', on: onCard(on) }) } as const;
  return kind === 'deck' ? choose<CardOption | DeclineOption>({ ...question, evenIfForced: true }) : choose(question);
}

/** A search does something as long as the pile is not known to be empty; what a deck holds is not known. */
export const search: Procedure<Search> = {
  matters: (state, on, effect) => {
    const pile = pileOf(state, on, effect);
    if (pile === undefined) return false;
    return pile.kind === 'deck' ? cardsIn(state.table, pile.zone).length > 0 : candidates(state, on, effect).length > 0;
  },
  calls: (_state, on) => searching(resolvingOf(on)),
};
