import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { Element } from '../cards/fact.ts';

/** Honor comes from the general pool. */
export interface HonorGained extends LcgEvent {
  readonly is: 'honorGained';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Honor goes to the general pool. */
export interface HonorLost extends LcgEvent {
  readonly is: 'honorLost';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Honor goes from one seat to the other, without the general pool (L5R-HONOR-b). */
export interface HonorGiven extends LcgEvent {
  readonly is: 'honorGiven';
  readonly from: SeatId;
  readonly amount: number;
}

export interface FateGained extends LcgEvent {
  readonly is: 'fateGained';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Fate goes from a seat to the general pool. */
export interface FateSpent extends LcgEvent {
  readonly is: 'fateSpent';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Fate goes from a seat onto a ring (L5R-RING-c). */
export interface FateSpentToRing extends LcgEvent {
  readonly is: 'fateSpentToRing';
  readonly seat: SeatId;
  readonly ring: Element;
  readonly amount: number;
}

export interface FateGiven extends LcgEvent {
  readonly is: 'fateGiven';
  readonly from: SeatId;
  readonly amount: number;
}

/** Fate is put on a character, from the general pool or from a seat's own. */
export interface FatePlaced extends LcgEvent {
  readonly is: 'fatePlaced';
  readonly card: CardId;
  readonly amount: number;
  readonly from?: SeatId;
}

/** Fate goes from a character to the general pool. */
export interface FateRemoved extends LcgEvent {
  readonly is: 'fateRemoved';
  readonly card: CardId;
  readonly amount: number;
}

/** Fate goes from one character to another. */
export interface FateMoved extends LcgEvent {
  readonly is: 'fateMoved';
  readonly from: CardId;
  readonly card: CardId;
  readonly amount: number;
}

/** All fate on a character goes to its owner's pool. */
export interface FateReturned extends LcgEvent {
  readonly is: 'fateReturned';
  readonly card: CardId;
}

export interface FatePlacedOnRing extends LcgEvent {
  readonly is: 'fatePlacedOnRing';
  readonly ring: Element;
  readonly amount: number;
}

/** Both dials become visible at the same instant. */
export interface DialsRevealed extends LcgEvent {
  readonly is: 'dialsRevealed';
  readonly bids: readonly number[];
}

/** The value of a bid changes; the number on the dial does not (L5R-BID-c). */
export interface BidModified extends LcgEvent {
  readonly is: 'bidModified';
  readonly seat: SeatId;
  readonly by: number;
}

/** Events of honor, fate and bids. */
export type PoolEvent =
  | HonorGained
  | HonorLost
  | HonorGiven
  | FateGained
  | FateSpent
  | FateSpentToRing
  | FateGiven
  | FatePlaced
  | FateRemoved
  | FateMoved
  | FateReturned
  | FatePlacedOnRing
  | DialsRevealed
  | BidModified;
