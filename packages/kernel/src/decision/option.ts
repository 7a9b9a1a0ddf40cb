import type { SeatId } from '../seat.ts';
import type { CardId } from '../table/card.ts';

/** One thing that may be chosen: data, never a label. Each game adds its own kinds to these. */
export interface Option {
  readonly is: string;
}

export interface CardOption extends Option {
  readonly is: 'card';
  readonly card: CardId;
}

export interface SeatOption extends Option {
  readonly is: 'seat';
  readonly seat: SeatId;
}

/** Giving up the opportunity at hand. */
export interface PassOption extends Option {
  readonly is: 'pass';
}

/** Saying no to something that "may" be done. */
export interface DeclineOption extends Option {
  readonly is: 'decline';
}

/** Saying yes to something that "may" be done. */
export interface AcceptOption extends Option {
  readonly is: 'accept';
}

/** Taking an offer back before it is settled. */
export interface WithdrawOption extends Option {
  readonly is: 'withdraw';
}

export const pass: PassOption = { is: 'pass' };
export const decline: DeclineOption = { is: 'decline' };
export const accept: AcceptOption = { is: 'accept' };
export const withdraw: WithdrawOption = { is: 'withdraw' };

/** Whether an answer of unknown kind is an option of this kind. */
export function isOption(value: unknown, is: string): value is Option {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === is;
}
