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
  type RuleId,
  type SeatId,
  seatsFrom,
  type ZoneId,
} from '@kronika/kernel';
import type { LcgEvent, LcgState } from '../state.ts';

/** A card that an event puts onto a pile. */
export interface Piled {
  readonly card: CardId;
  readonly owner: SeatId;
  readonly pile: ZoneId;
}

/** Several cards that go to one pile at the same time. */
interface Batch {
  readonly owner: SeatId;
  readonly pile: ZoneId;
  readonly cards: readonly CardId[];
}

interface Ordering<E> {
  readonly events: readonly E[];
  /** The piles whose order is settled. */
  readonly done?: readonly ZoneId[];
  readonly order?: readonly CardId[];
}

export interface PileOrderRules<S extends LcgState, E extends LcgEvent> {
  /** The name of the procedure in records. */
  readonly flow: string;
  readonly rule: RuleId;
  /** What the event puts onto an open pile, if anything. */
  piled(state: S, event: E): Piled | undefined;
}

/** Who owns cards that reach an open pile at the same moment picks the order in which they are stacked. */
export function pileOrderFor<S extends LcgState<E>, E extends LcgEvent>(rules: PileOrderRules<S, E>) {
  const cardIn = (state: S, event: E): CardId | undefined => rules.piled(state, event)?.card;

  /** The batches whose order makes a difference, the first player's first; copies of one card are all the same. */
  const batchesIn = (state: S, events: readonly E[]): readonly Batch[] => {
    const all: Piled[] = [];
    for (const event of events) {
      const one = rules.piled(state, event);
      if (one !== undefined) all.push(one);
    }
    const batches: Batch[] = [];
    if (all.length < 2) return batches;
    for (const seat of seatsFrom(state.first, state.table.seats)) {
      const own = all.filter(({ owner }) => owner === seat);
      if (own.length < 2) continue;
      for (const batch of batchesOf(own)) if (areDifferent(state, batch.cards)) batches.push(batch);
    }
    return batches;
  };

  const nextBatch = (state: S, { events, done = [] }: Ordering<E>): Batch | undefined =>
    batchesIn(state, events).find(({ pile }) => !done.includes(pile));

  /** The events, with those that put these cards onto a pile in the order of the cards. */
  const inOrder = (state: S, events: readonly E[], cards: readonly CardId[]): readonly E[] => {
    const isMeant = (event: E): boolean => cards.some((card) => cardIn(state, event) === card);
    const rest = cards.flatMap((card) => events.filter((event) => cardIn(state, event) === card));
    return events.map((event) => (isMeant(event) ? present(rest.shift(), 'the card') : event));
  };

  const ordering = flow<S, Ordering<E>, readonly E[]>()(rules.flow, {
    choose: (state, vars) => {
      const next = nextBatch(state, vars);
      if (next === undefined) return finishWith(vars.events);
      return ask(
        'order',
        orderCards({
          seat: next.owner,
          from: next.cards,
          message: { key: 'orderDiscards' },
          because: { is: 'rule', rule: rules.rule },
        }),
      );
    },
    arrange: (state, vars) => {
      const { pile } = present(nextBatch(state, vars), 'the pile');
      const { events, done = [], order = [] } = vars;
      return [keep({ events: inOrder(state, events, order), done: [...done, pile] }), goTo('choose')];
    },
  });

  return {
    ordering,
    /** Asks for the order of the cards among these events, where it makes a difference. */
    arranging: (state: S, events: readonly E[]): Call<readonly E[]> | undefined =>
      batchesIn(state, events).length === 0 ? undefined : ordering({ events }),
  };
}

function areDifferent({ table }: LcgState, cards: readonly CardId[]): boolean {
  const [first] = cards;
  return first !== undefined && cards.some((card) => cardOf(table, card).printed !== cardOf(table, first).printed);
}

/** The cards of one owner, pile by pile. */
function batchesOf(all: readonly Piled[]): readonly Batch[] {
  const piles = [...new Set(all.map(({ pile }) => pile))];
  return piles.map((pile) => {
    const those = all.filter((one) => one.pile === pile);
    return { owner: present(those[0], 'a card').owner, pile, cards: those.map(({ card }) => card) };
  });
}
