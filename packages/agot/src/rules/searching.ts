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
  finishWith,
  flow,
  keep,
  orderCards,
  type SeatId,
  shuffledOrder,
} from '@kronika/kernel';
import { type Cause, causedBy } from '@kronika/lcg';
import { type CardType, factOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { deckOf, handOf } from '../zones.ts';
import { raise } from './calls.ts';

/** What is done with cards because an ability says so has it as its cause; the framework has none (AGOT-EFF-e). */
function raiseFor({ cause }: { readonly cause?: Cause }, ...events: readonly AgotEvent[]): ReturnType<typeof raise> {
  return raise(...(cause === undefined ? events : causedBy(cause, events)));
}

interface Shuffling {
  readonly seat: SeatId;
}

/** Shuffles a draw deck. */
export const shuffleDeck = flow<AgotState, Shuffling>()('agot/shuffle-deck', {
  shuffle: (state, { seat }) =>
    byShuffling(deckOf(seat), (random) =>
      emit({
        is: 'deckShuffled',
        seat,
        order: shuffledOrder(state.table, deckOf(seat), random),
        rule: 'AGOT-SEARCH-b',
      }),
    ),
});

interface Searching {
  readonly cause: Cause;
  readonly seat: SeatId;
  /** How many cards from the top are searched; without it the whole deck. */
  readonly count?: number;
  readonly types: readonly CardType[];
  readonly found?: CardOption | DeclineOption;
}

/** The searched cards; with a deck that is too short, those that are there (AGOT-EFF-c). */
function searched(state: AgotState, { seat, count }: Searching): readonly CardId[] {
  const deck = cardsIn(state.table, deckOf(seat));
  return count === undefined ? deck : deck.slice(0, count);
}

/** Searches the own deck for a card of these types, which is revealed and goes to the hand; then the deck is shuffled. */
export const searchDeck = flow<AgotState, Searching>()('agot/search-deck', {
  look: (state, vars) => {
    const cards = searched(state, vars);
    if (cards.length === 0) return finish;
    return call(raiseFor(vars, { is: 'cardsLooked', seat: vars.seat, cards, rule: 'AGOT-SEARCH-a' }));
  },
  choose: (state, vars) => {
    const fitting = searched(state, vars).filter((card) =>
      vars.types.includes(factOf(cardOf(state.table, card).printed).type),
    );
    return ask(
      'found',
      choose<CardOption | DeclineOption>({
        seat: vars.seat,
        // A player may decline to find a card (AGOT-SEARCH-c); that there is nothing to find is not told either.
        options: [...fitting.map((card): CardOption => ({ is: 'card', card })), decline],
        message: { key: 'search' },
        because: { is: 'card', card: vars.cause.ability.self, rule: 'AGOT-SEARCH-c' },
        evenIfForced: true,
      }),
    );
  },
  show: (_, { found, ...vars }) =>
    found?.is === 'card' && call(raiseFor(vars, { is: 'cardsShown', cards: [found.card], rule: 'AGOT-SEARCH-d' })),
  take: (_, { found, ...vars }) =>
    found?.is === 'card' && call(raiseFor(vars, { is: 'cardTaken', card: found.card, rule: 'AGOT-SEARCH-d' })),
  shuffle: (_, { seat }) => call(shuffleDeck({ seat })),
});

interface Looking {
  readonly cause: Cause;
  readonly seat: SeatId;
  /** How many cards from the top are looked at; of a deck that is too short, those that are there (AGOT-EFF-c). */
  readonly count: number;
  readonly looked?: readonly CardId[];
  readonly taken?: CardOption | DeclineOption;
  readonly order?: readonly CardId[];
}

/** The looked-at cards that were not taken. */
function left({ looked = [], taken }: Looking): readonly CardId[] {
  return looked.filter((card) => taken?.is !== 'card' || taken.card !== card);
}

/** Looks at the top of the own deck: one card may go to the hand, the others go under the deck in any order. */
export const lookAtTop = flow<AgotState, Looking>()('agot/look-at-top', {
  look: (state, { seat, count, ...vars }) => {
    const looked = cardsIn(state.table, deckOf(seat)).slice(0, count);
    if (looked.length === 0) return finish;
    return [keep({ looked }), call(raiseFor(vars, { is: 'cardsLooked', seat, cards: looked, rule: 'AGOT-LOOK-a' }))];
  },
  choose: (_, { seat, looked = [], cause }) =>
    ask(
      'taken',
      choose<CardOption | DeclineOption>({
        seat,
        options: [...looked.map((card): CardOption => ({ is: 'card', card })), decline],
        message: { key: 'takeOne' },
        because: { is: 'card', card: cause.ability.self, rule: 'AGOT-LOOK-a' },
      }),
    ),
  take: (_, { taken, ...vars }) =>
    taken?.is === 'card' && call(raiseFor(vars, { is: 'cardTaken', card: taken.card, rule: 'AGOT-LOOK-b' })),
  arrange: (_, vars) =>
    ask(
      'order',
      orderCards({
        seat: vars.seat,
        from: left(vars),
        message: { key: 'orderUnder' },
        because: { is: 'card', card: vars.cause.ability.self, rule: 'AGOT-LOOK-b' },
      }),
    ),
  place: (_, { order = [], ...vars }) =>
    order.length > 0 &&
    call(
      raiseFor(
        vars,
        ...order.map((card): AgotEvent => ({ is: 'cardPlaced', card, at: 'bottom', rule: 'AGOT-LOOK-b' })),
      ),
    ),
});

interface RandomLoss {
  /** Without it, claim is what discards them. */
  readonly cause?: Cause;
  readonly seats: readonly SeatId[];
  readonly count: number;
  readonly lost?: readonly CardId[];
}

/** Discards cards at random from hands at the same time, as many as there are; gives back which ones. */
export const discardAtRandom = flow<AgotState, RandomLoss, readonly CardId[]>()('agot/discard-at-random', {
  draw: (state, { seats, count }) =>
    byChance((random) =>
      keep({ lost: seats.flatMap((seat) => random.shuffled(cardsIn(state.table, handOf(seat))).slice(0, count)) }),
    ),
  discard: (_, { lost = [], ...vars }) =>
    lost.length > 0 &&
    call(raiseFor(vars, ...lost.map((card): AgotEvent => ({ is: 'cardDiscarded', card, rule: 'AGOT-ZONE-k' })))),
  report: (_, { lost = [] }) => finishWith(lost),
});

interface TopLoss {
  readonly cause: Cause;
  readonly seat: SeatId;
  readonly count: number;
  readonly lost?: readonly CardId[];
}

/** Discards cards from the top of a deck at the same time, as many as there are; gives back which ones. */
export const discardFromDeck = flow<AgotState, TopLoss, readonly CardId[]>()('agot/discard-from-deck', {
  take: (state, { seat, count }) => keep({ lost: cardsIn(state.table, deckOf(seat)).slice(0, count) }),
  discard: (_, { lost = [], ...vars }) =>
    lost.length > 0 &&
    call(raiseFor(vars, ...lost.map((card): AgotEvent => ({ is: 'cardDiscarded', card, rule: 'AGOT-ZONE-k' })))),
  report: (_, { lost = [] }) => finishWith(lost),
});
