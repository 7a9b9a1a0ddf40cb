import { type EventRules, type GameEvent, type SeatId, seatAfter, seenByAll, type Viewer } from '@kronika/kernel';
import { type Barter, coinsOf, goodsOf, mayKnowTerms, SEATS_OF_BARTER, type Terms, worthOf } from './state.ts';

interface AboutTerms<K extends string> extends GameEvent {
  readonly is: K;
  readonly terms: Terms;
}

interface About<K extends string> extends GameEvent {
  readonly is: K;
}

interface Left extends GameEvent {
  readonly is: 'left';
  readonly seat: SeatId;
}

export type BarterEvent =
  | AboutTerms<'offered'>
  | AboutTerms<'agreed'>
  | AboutTerms<'cameToNothing'>
  | About<'turnEnded'>
  | About<'scored'>
  | Left;

export const events: EventRules<Barter, BarterEvent> = {
  offered: { apply: (state, { terms }) => ({ ...state, terms }), see: forThoseConcerned },
  agreed: { apply: (state, { terms }) => carriedOut(withoutTerms(state), terms), see: forThoseConcerned },
  cameToNothing: { apply: withoutTerms, see: forThoseConcerned },
  turnEnded: {
    apply: (state) => ({ ...state, turn: seatAfter(state.turn, SEATS_OF_BARTER.length), turns: state.turns + 1 }),
    see: seenByAll,
  },
  scored: {
    apply: (state) => ({ ...state, worth: SEATS_OF_BARTER.map((seat) => worthOf(state, seat)) }),
    see: seenByAll,
    reveals: () => true,
  },
  left: { apply: (state, { seat }) => ({ ...state, gone: [...state.gone, seat] }), see: seenByAll },
};

function forThoseConcerned<E extends { readonly is: string; readonly terms: Terms }>(event: E, viewer: Viewer) {
  return mayKnowTerms(event.terms, viewer) ? event : undefined;
}

function withoutTerms({ terms: _, ...rest }: Barter): Barter {
  return rest;
}

function carriedOut(state: Barter, terms: Terms): Barter {
  if (terms.is === 'pact') return { ...state, pacts: state.pacts.with(terms.by, (state.pacts[terms.by] ?? 0) + 1) };
  const { buyer, seller, price } = terms;
  return {
    ...state,
    coins: state.coins.with(buyer, coinsOf(state, buyer) - price).with(seller, coinsOf(state, seller) + price),
    goods: state.goods.with(buyer, goodsOf(state, buyer) + 1).with(seller, goodsOf(state, seller) - 1),
  };
}
