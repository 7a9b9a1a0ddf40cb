import { byChance, call, cardsIn, emit, finish, flow, goTo, keep, type Random, type SeatId } from '@kronika/kernel';
import type { DeckRenewed } from '../event.ts';
import type { L5rState } from '../state.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDeckOf, dynastyDiscardOf, type Place, rowAt } from '../zones.ts';
import { raise } from './calls.ts';

type Side = DeckRenewed['side'];

function deckSize(state: L5rState, seat: SeatId, side: Side): number {
  return cardsIn(state.table, side === 'dynasty' ? dynastyDeckOf(seat) : conflictDeckOf(seat)).length;
}

function pileSize(state: L5rState, seat: SeatId, side: Side): number {
  return cardsIn(state.table, side === 'dynasty' ? dynastyDiscardOf(seat) : conflictDiscardOf(seat)).length;
}

interface Renewal {
  readonly seat: SeatId;
  readonly side: Side;
}

/**
 * A card is needed and the deck is empty: the player loses 5 honor, and only then the discard pile becomes the new
 * deck (L5R-EMPTY-a, -e). With an empty pile the honor is lost all the same (L5R-EMPTY-c).
 */
export const renewDeck = flow<L5rState, Renewal>()('l5r/renew-deck', {
  lose: (_, { seat }) => call(raise({ is: 'honorLost', seat, amount: 5, rule: 'L5R-EMPTY-a' })),
  shuffle: (state, { seat, side }) => {
    const size = pileSize(state, seat, side);
    return size > 0 && byChance((random) => emit(renewed(seat, side, size, random)));
  },
});

function renewed(seat: SeatId, side: Side, size: number, random: Random): DeckRenewed {
  const order = random.shuffled(Array.from({ length: size }, (_, place) => place));
  return { is: 'deckRenewed', seat, side, order, rule: 'L5R-EMPTY-a' };
}

interface Drawing {
  readonly seat: SeatId;
  readonly count: number;
  /** Whether this draw has already cost honor: with both piles empty it does so once. */
  readonly renewed?: 'yes';
}

/** Draws so many conflict cards; what the deck lacks comes from the new deck (L5R-EMPTY-c). */
export const drawCards = flow<L5rState, Drawing>()('l5r/draw', {
  draw: (state, { seat, count }) => {
    const available = Math.min(count, deckSize(state, seat, 'conflict'));
    if (available === 0) return false;
    return [
      keep({ count: count - available }),
      call(raise({ is: 'cardsDrawn', seat, count: available, rule: 'L5R-DRAW-a' })),
    ];
  },
  renew: (_, { seat, count, renewed: before }) =>
    count === 0 || before === 'yes' ? finish : [keep({ renewed: 'yes' }), call(renewDeck({ seat, side: 'conflict' }))],
  more: () => goTo('draw'),
});

interface Refilling {
  readonly seat: SeatId;
  readonly place: Place;
  readonly face: 'up' | 'down';
}

/** Refills a province that holds no dynasty card (L5R-REFILL-b). */
export const refill = flow<L5rState, Refilling>()('l5r/refill', {
  check: (state, { seat, place }) => cardsIn(state.table, rowAt(seat, place)).length > 0 && finish,
  renew: (state, { seat }) => deckSize(state, seat, 'dynasty') === 0 && call(renewDeck({ seat, side: 'dynasty' })),
  fill: (state, { seat, place, face }) =>
    deckSize(state, seat, 'dynasty') > 0 &&
    call(raise({ is: 'provinceRefilled', seat, place, face, rule: 'L5R-REFILL-a' })),
});
