import {
  ask,
  type Call,
  type CardId,
  cardOf,
  finishWith,
  flow,
  goTo,
  keep,
  orderCards,
  present,
  type SeatId,
  seatsFrom,
  type ZoneId,
} from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { conflictDiscardOf, discardOf, dynastyDiscardOf } from '../zones.ts';

/** Several cards that go to one pile at the same time. */
interface Batch {
  readonly owner: SeatId;
  readonly pile: ZoneId;
  readonly cards: readonly CardId[];
}

/** The card that the event puts onto a discard pile. */
function discarded(event: L5rEvent): CardId | undefined {
  if (event.is === 'cardDiscarded') return event.card;
  return event.is === 'leftPlay' && event.to === 'discard' ? event.card : undefined;
}

/** The batches whose order makes a difference, the first player's first; copies of one card are all the same. */
function batchesIn(state: L5rState, events: readonly L5rEvent[]): readonly Batch[] {
  const cards: CardId[] = [];
  for (const event of events) {
    const card = discarded(event);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length < 2) return [];
  return seatsFrom(state.first, 2)
    .flatMap((owner) => [dynastyDiscardOf(owner), conflictDiscardOf(owner)].map((pile) => ({ owner, pile })))
    .map(({ owner, pile }) => ({ owner, pile, cards: cards.filter((card) => discardOf(state, card) === pile) }))
    .filter((batch) => new Set(batch.cards.map((card) => cardOf(state.table, card).printed)).size > 1);
}

/** The events, with the discards among them in the order of the cards. */
function inOrder(events: readonly L5rEvent[], cards: readonly CardId[]): readonly L5rEvent[] {
  const isMeant = (event: L5rEvent): boolean => cards.some((card) => discarded(event) === card);
  const rest = cards.flatMap((card) => events.filter((event) => discarded(event) === card));
  return events.map((event) => (isMeant(event) ? present(rest.shift(), 'the discard') : event));
}

interface Ordering {
  readonly events: readonly L5rEvent[];
  /** The piles whose order is settled. */
  readonly done?: readonly ZoneId[];
  readonly order?: readonly CardId[];
}

function nextBatch(state: L5rState, { events, done = [] }: Ordering): Batch | undefined {
  return batchesIn(state, events).find(({ pile }) => !done.includes(pile));
}

/** The owner picks the order in which cards that are discarded at once go onto the pile (L5R-ZONE-j). */
export const orderDiscards = flow<L5rState, Ordering, readonly L5rEvent[]>()('l5r/order-discards', {
  choose: (state, vars) => {
    const next = nextBatch(state, vars);
    if (next === undefined) return finishWith(vars.events);
    return ask(
      'order',
      orderCards({
        seat: next.owner,
        from: next.cards,
        message: { key: 'orderDiscards' },
        because: { is: 'rule', rule: 'L5R-ZONE-j' },
      }),
    );
  },
  arrange: (state, vars) => {
    const { pile } = present(nextBatch(state, vars), 'the pile');
    const { events, done = [], order = [] } = vars;
    return [keep({ events: inOrder(events, order), done: [...done, pile] }), goTo('choose')];
  },
});

/** Asks for the order of the discards among these events, where it makes a difference. */
export function discardOrder(state: L5rState, events: readonly L5rEvent[]): Call<readonly L5rEvent[]> | undefined {
  return batchesIn(state, events).length === 0 ? undefined : orderDiscards({ events });
}
