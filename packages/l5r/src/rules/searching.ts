import {
  ask,
  byChance,
  byShuffling,
  type CardId,
  type CardOption,
  call,
  cardOf,
  cardsIn,
  choose,
  type DeclineOption,
  decline,
  emit,
  finish,
  flow,
  keep,
  type SeatId,
  shuffledOrder,
} from '@kronika/kernel';
import { type Cause, causedBy } from '@kronika/lcg';
import { type CardType, factOf } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { conflictDeckOf, dynastyDeckOf, handOf } from '../zones.ts';
import { raise } from './calls.ts';

interface Shuffling {
  readonly seat: SeatId;
  readonly side: 'dynasty' | 'conflict';
}

/** Shuffles a deck (L5R-SHUFFLE-a). */
export const shuffleDeck = flow<L5rState, Shuffling>()('l5r/shuffle-deck', {
  shuffle: (state, { seat, side }) => {
    const deck = side === 'dynasty' ? dynastyDeckOf(seat) : conflictDeckOf(seat);
    return byShuffling(deck, (random) =>
      emit({
        is: 'deckShuffled',
        seat,
        side,
        order: shuffledOrder(state.table, deck, random),
        rule: 'L5R-SHUFFLE-a',
      }),
    );
  },
});

interface Searching {
  readonly seat: SeatId;
  /** How many cards from the top are searched. */
  readonly count: number;
  /** What is searched for; without it any card, and then there is nothing to prove (L5R-SEARCH-c). */
  readonly type?: CardType;
  readonly found?: CardOption | DeclineOption;
}

/** The searched cards; with a deck that is too short, those that are there (L5R-EMPTY-d). */
function searched(state: L5rState, { seat, count }: Searching): readonly CardId[] {
  return cardsIn(state.table, conflictDeckOf(seat)).slice(0, count);
}

/** Searches the top of the own conflict deck for a card, which goes to the hand; then the deck is shuffled. */
export const searchDeck = flow<L5rState, Searching>()('l5r/search-deck', {
  look: (state, vars) => {
    const cards = searched(state, vars);
    if (cards.length === 0) return finish;
    return call(raise({ is: 'cardsLooked', seat: vars.seat, cards, rule: 'L5R-SEARCH-a' }));
  },
  choose: (state, vars) => {
    const fitting = searched(state, vars).filter(
      (card) => vars.type === undefined || factOf(cardOf(state.table, card).printed).type === vars.type,
    );
    return ask(
      'found',
      choose<CardOption | DeclineOption>({
        seat: vars.seat,
        // A player may fail to find (L5R-SEARCH-b); that there is nothing to find is not told either.
        options: [...fitting.map((card): CardOption => ({ is: 'card', card })), decline],
        message: { key: 'search' },
        because: { is: 'rule', rule: 'L5R-SEARCH-b' },
        evenIfForced: true,
      }),
    );
  },
  show: (_, { found, type }) =>
    found?.is === 'card' &&
    type !== undefined &&
    call(raise({ is: 'cardsShown', cards: [found.card], rule: 'L5R-SEARCH-c' })),
  take: (_, { found }) =>
    found?.is === 'card' && call(raise({ is: 'cardTaken', card: found.card, rule: 'L5R-SEARCH-a' })),
  shuffle: (_, { seat }) => call(shuffleDeck({ seat, side: 'conflict' })),
});

interface RandomLoss {
  /** The text that discards them; matches by earlier rules did not say. */
  readonly cause?: Cause;
  readonly seat: SeatId;
  readonly count: number;
  readonly lost?: readonly CardId[];
}

/** Discards cards at random from a hand, as many as there are. */
export const discardAtRandom = flow<L5rState, RandomLoss>()('l5r/discard-at-random', {
  draw: (state, { seat, count }) => {
    const hand = cardsIn(state.table, handOf(seat));
    return byChance((random) => keep({ lost: random.shuffled(hand).slice(0, count) }));
  },
  discard: (_, { lost = [], cause }) => {
    const events = lost.map((card): L5rEvent => ({ is: 'cardDiscarded', card, rule: 'L5R-EFF-b' }));
    return lost.length > 0 && call(raise(...(cause === undefined ? events : causedBy(cause, events))));
  },
});
