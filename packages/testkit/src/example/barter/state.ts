import { present, type SeatId, seatsOf, type Viewer } from '@kronika/kernel';

/** One seat would buy a good from another, for a price only the two of them know. */
export interface Trade {
  readonly is: 'trade';
  /** Who made the offer: the buyer, or the seller with a counteroffer. */
  readonly by: SeatId;
  readonly buyer: SeatId;
  readonly seller: SeatId;
  readonly price: number;
}

/** A pact that everybody has to agree to, in public. */
export interface Pact {
  readonly is: 'pact';
  readonly by: SeatId;
}

/** What is on offer. It stands in the state and not in a flow's variables, so that `imagine` can guess it anew. */
export type Terms = Trade | Pact;

/** The state of the barter. Purses and goods lie behind a screen. */
export interface Barter {
  readonly coins: readonly number[];
  readonly goods: readonly number[];
  /** How many pacts each seat has brought about. */
  readonly pacts: readonly number[];
  readonly turn: SeatId;
  readonly turns: number;
  readonly terms?: Terms;
  readonly gone: readonly SeatId[];
  /** What everybody had in the end. */
  readonly worth?: readonly number[];
}

export const SEATS_OF_BARTER = seatsOf(3);
export const ALL_COINS = 12;
export const ALL_GOODS = 6;
export const TURNS = 6;
/** The most a buyer may offer; a counteroffer asks for one coin more. */
export const HIGHEST_PRICE = 3;

export function coinsOf({ coins }: Pick<Barter, 'coins'>, seat: SeatId): number {
  return present(coins[seat], 'the purse');
}

export function goodsOf({ goods }: Pick<Barter, 'goods'>, seat: SeatId): number {
  return present(goods[seat], 'the goods');
}

export function worthOf(state: Barter, seat: SeatId): number {
  return coinsOf(state, seat) + 2 * goodsOf(state, seat) + 2 * present(state.pacts[seat], 'the pacts');
}

/** The seats that are still in the game, besides this one. */
export function othersPresent({ gone }: Barter, seat: SeatId): readonly SeatId[] {
  return SEATS_OF_BARTER.filter((other) => other !== seat && !gone.includes(other));
}

/** Whether the viewer may know the terms. */
export function mayKnowTerms(terms: Terms, viewer: Viewer): boolean {
  return terms.is === 'pact' || viewer === 'arbiter' || viewer === terms.buyer || viewer === terms.seller;
}

/** Whom an offer is made to. */
export function offeredTo(state: Barter, terms: Terms): readonly SeatId[] {
  if (terms.is === 'pact') return othersPresent(state, terms.by);
  return [terms.by === terms.buyer ? terms.seller : terms.buyer];
}
