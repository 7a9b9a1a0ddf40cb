import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';

/** Gold comes from the treasury (AGOT-GAIN-a). */
export interface GoldGained extends LcgEvent {
  readonly is: 'goldGained';
  readonly seat: SeatId;
  readonly amount: number;
}

/** The active player collects income (AGOT-3.2-b). */
export interface IncomeCollected extends LcgEvent {
  readonly is: 'incomeCollected';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Gold is paid to the treasury. */
export interface GoldSpent extends LcgEvent {
  readonly is: 'goldSpent';
  readonly seat: SeatId;
  readonly amount: number;
}

/** All gold of a pool goes back to the treasury. */
export interface GoldReturned extends LcgEvent {
  readonly is: 'goldReturned';
  readonly seat: SeatId;
}

/** Gold goes from one pool to another, which is no gain (AGOT-MOVE-a). */
export interface GoldMoved extends LcgEvent {
  readonly is: 'goldMoved';
  readonly from: SeatId;
  readonly to: SeatId;
  readonly amount: number;
}

/** A card gains power from the treasury; "for your faction" is on the faction card (AGOT-POWER-b). */
export interface PowerGained extends LcgEvent {
  readonly is: 'powerGained';
  readonly card: CardId;
  readonly amount: number;
}

/** Power goes from one card to another, which is no gain (AGOT-MOVE-a). */
export interface PowerMoved extends LcgEvent {
  readonly is: 'powerMoved';
  readonly from: CardId;
  readonly card: CardId;
  readonly amount: number;
}

/** Power on a card goes back to the treasury. */
export interface PowerDiscarded extends LcgEvent {
  readonly is: 'powerDiscarded';
  readonly card: CardId;
  readonly amount: number;
}

/** Tokens that a text defines are placed on a card. */
export interface TokensPlaced extends LcgEvent {
  readonly is: 'tokensPlaced';
  readonly card: CardId;
  readonly token: string;
  readonly amount: number;
}

export interface TokensRemoved extends LcgEvent {
  readonly is: 'tokensRemoved';
  readonly card: CardId;
  readonly token: string;
  readonly amount: number;
}

/** Events of gold, power and other tokens. */
export type PoolEvent =
  | GoldGained
  | IncomeCollected
  | GoldSpent
  | GoldReturned
  | GoldMoved
  | PowerGained
  | PowerMoved
  | PowerDiscarded
  | TokensPlaced
  | TokensRemoved;
