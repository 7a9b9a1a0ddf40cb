import {
  ask,
  type Call,
  type CardId,
  call,
  cardOf,
  cardsIn,
  finish,
  flow,
  goTo,
  keep,
  pickCards,
  type SeatId,
  seatsFrom,
} from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { placeOf, ROW, rowAt, type Spot } from '../zones.ts';
import { discarding } from './discarding.ts';
import { shuffleDeck } from './searching.ts';
import { refill } from './supply.ts';

interface Aftermath {
  /** Whose dynasty decks got a card that is to be shuffled in. */
  readonly decks: readonly SeatId[];
  /** The provinces a card left; they are refilled if they are still empty (L5R-REFILL-b). */
  readonly spots: readonly Spot[];
  /** The provinces that were broken during a conflict. */
  readonly broken: readonly CardId[];
  readonly discarded?: readonly CardId[];
}

/** What follows the events when all reactions to them are over. */
export const aftermath = flow<L5rState, Aftermath>()('l5r/aftermath', {
  shuffle: (_, { decks }) => {
    const [seat, ...rest] = decks;
    if (seat === undefined) return goTo('refill');
    return [keep({ decks: rest }), call(shuffleDeck({ seat, side: 'dynasty' }))];
  },
  shuffleMore: (_, { decks }) => decks.length > 0 && goTo('shuffle'),
  refill: (_, { spots, broken }) => {
    const [spot, ...rest] = spots;
    if (spot === undefined) return broken.length === 0 && finish;
    const { seat, place } = spot;
    return [keep({ spots: rest }), call(refill({ seat, place, face: 'down' }))];
  },
  refillMore: (_, { spots, broken }) => (spots.length > 0 ? goTo('refill') : broken.length === 0 && finish),
  // The attacker may clear a province that breaks during the conflict, by whichever way (L5R-3.2.5-e, -f).
  chooseDiscards: (state, { broken: [province] }) => {
    const at = province === undefined ? undefined : placeOf(state, province);
    const cards = at === undefined ? [] : cardsIn(state.table, rowAt(at.seat, at.place));
    if (state.conflict === null || cards.length === 0) return undefined;
    return ask(
      'discarded',
      pickCards({
        seat: state.conflict.attacker,
        from: cards,
        min: 0,
        max: cards.length,
        message: { key: 'discardFromBroken' },
        because: { is: 'rule', rule: 'L5R-3.2.5-e' },
      }),
    );
  },
  discard: (state, { discarded = [] }) => discarded.length > 0 && call(discarding(state, discarded, 'L5R-3.2.5-e')),
});

/** What these events, which are about to happen, will lead to; nothing in most cases. */
export function aftermathOf(state: L5rState, events: readonly L5rEvent[]): Call | undefined {
  let spots: Spot[] | undefined;
  let broken: CardId[] | undefined;
  let decks: SeatId[] | undefined;
  for (const event of events) {
    switch (event.is) {
      case 'characterEntered':
      case 'cardDiscarded':
      case 'leftPlay': {
        const at = placeOf(state, event.card);
        if (at !== undefined && at.place !== 0) {
          spots ??= [];
          spots.push(at);
        }
        break;
      }
      case 'cardShuffledIn': {
        const at = placeOf(state, event.card);
        decks ??= [];
        decks.push(cardOf(state.table, event.card).owner);
        // Where an event card is paid for so, the province waits for what that puts there.
        if (at !== undefined && event.cause?.is !== 'cost') {
          spots ??= [];
          spots.push(at);
        }
        break;
      }
      case 'cardPlayed':
        if (event.emptied !== undefined) {
          spots ??= [];
          spots.push(...event.emptied);
        }
        break;
      case 'provinceBroken':
        if (state.conflict !== null) {
          broken ??= [];
          broken.push(event.card);
        }
        break;
    }
  }
  if (spots === undefined && broken === undefined && decks === undefined) return undefined;
  return aftermath({ spots: inPlayerOrder(state, spots ?? []), broken: broken ?? [], decks: decks ?? [] });
}

/** Each once, the first player's before the other's (L5R-ORDER-a). */
function inPlayerOrder({ first }: L5rState, spots: readonly Spot[]): readonly Spot[] {
  const [only] = spots;
  if (only === undefined || (spots.length === 1 && only.place !== 0)) return spots;
  return seatsFrom(first, 2).flatMap((seat) =>
    ROW.filter((place) => spots.some((spot) => spot.seat === seat && spot.place === place)).map((place) => ({
      seat,
      place,
    })),
  );
}
