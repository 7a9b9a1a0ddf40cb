import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { ConflictType, Element } from '../cards/fact.ts';
import type { ConflictResult } from '../state.ts';

export interface ConflictTypeSwitched extends LcgEvent {
  readonly is: 'conflictTypeSwitched';
  readonly type: ConflictType;
}

/** A conflict is declared: type, ring, province, attackers and whom covert evades, all at once (L5R-3.2.0-a). */
export interface ConflictDeclared extends LcgEvent {
  readonly is: 'conflictDeclared';
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly province: CardId;
  readonly attackers: readonly CardId[];
  readonly evaded: readonly CardId[];
}

export interface DefendersDeclared extends LcgEvent {
  readonly is: 'defendersDeclared';
  readonly cards: readonly CardId[];
}

/** A player gives up an opportunity to declare a conflict. */
export interface ConflictPassed extends LcgEvent {
  readonly is: 'conflictPassed';
  readonly seat: SeatId;
}

/** The conflict is over; nobody takes part in it any more. */
export interface ConflictOver extends LcgEvent {
  readonly is: 'conflictOver';
}

/** Skills are compared: who won, and by how much (L5R-3.2.3-g). */
export interface ConflictDecided extends LcgEvent {
  readonly is: 'conflictDecided';
  readonly result: ConflictResult;
}

export interface RingClaimed extends LcgEvent {
  readonly is: 'ringClaimed';
  readonly ring: Element;
  readonly seat: SeatId;
}

export interface RingReturned extends LcgEvent {
  readonly is: 'ringReturned';
  readonly ring: Element;
}

export interface FavorClaimed extends LcgEvent {
  readonly is: 'favorClaimed';
  readonly seat: SeatId;
  readonly side: ConflictType;
}

/** Events of conflicts, rings and the Imperial Favor. */
export type ConflictEvent =
  | ConflictTypeSwitched
  | ConflictDeclared
  | DefendersDeclared
  | ConflictPassed
  | ConflictOver
  | ConflictDecided
  | RingClaimed
  | RingReturned
  | FavorClaimed;
