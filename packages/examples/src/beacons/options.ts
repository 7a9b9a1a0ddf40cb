import type { AcceptOption, DeclineOption, Option, PassOption, SeatId, WithdrawOption } from '@kronika/kernel';
import type { Hex } from './hex.ts';

/** A step onto a hex: the option is the thing itself. */
export interface StepOption {
  readonly is: 'hex';
  readonly id: Hex;
}

/** Taking no more steps. */
export interface StopOption {
  readonly is: 'stop';
}

export interface LightOption {
  readonly is: 'light';
  readonly site: Hex;
}

export interface GatherOption {
  readonly is: 'gather';
}

export interface BuyOption {
  readonly is: 'buy';
  readonly site: Hex;
  readonly owner: SeatId;
}

/** Asking another price for a beacon. */
export interface CounterOption {
  readonly is: 'counter';
  readonly price: number;
}

export type ActOption = LightOption | GatherOption | BuyOption | PassOption;

export type BeaconsOption =
  | StepOption
  | StopOption
  | ActOption
  | AcceptOption
  | DeclineOption
  | CounterOption
  | WithdrawOption;

export const stop: StopOption = { is: 'stop' };
export const gather: GatherOption = { is: 'gather' };

const KINDS: readonly string[] = [
  'hex',
  'stop',
  'light',
  'gather',
  'buy',
  'pass',
  'accept',
  'decline',
  'counter',
  'withdraw',
] satisfies readonly BeaconsOption['is'][];

/** Every option of this game is one of these. */
export function isBeaconsOption(option: Option): option is BeaconsOption {
  return KINDS.includes(option.is);
}
