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
  /** The fate that lay on the ring and goes to the attacker. */
  readonly fate: number;
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

/** The conflict is over; the event says what it was, because afterwards nothing does. */
export interface ConflictOver extends LcgEvent {
  readonly is: 'conflictOver';
  readonly attacker: SeatId;
  readonly type: ConflictType;
  /** Whether the attacker won it and the attacked province was broken. */
  readonly broke: 'yes' | 'no';
}

/** The contested ring goes back to where another one comes from, which is contested in its place. */
export interface ContestedRingSwitched extends LcgEvent {
  readonly is: 'contestedRingSwitched';
  readonly ring: Element;
}

/** A player's claimed ring and an unclaimed one change places; the player gains the fate on the latter. */
export interface ClaimedRingSwitched extends LcgEvent {
  readonly is: 'claimedRingSwitched';
  readonly seat: SeatId;
  readonly claimed: Element;
  readonly unclaimed: Element;
}

/** The ring effect of the conflict will not be resolved in its step. */
export interface RingEffectCancelled extends LcgEvent {
  readonly is: 'ringEffectCancelled';
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

/** The Imperial Favor returns to the general pool. */
export interface FavorDiscarded extends LcgEvent {
  readonly is: 'favorDiscarded';
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
  | ContestedRingSwitched
  | ClaimedRingSwitched
  | RingEffectCancelled
  | FavorClaimed
  | FavorDiscarded;
