import type { Verb } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';

/** The verbs behind some kinds of event. */
export type VerbsFor<K extends AgotEvent['is']> = {
  readonly [P in K]: Verb<AgotState, Extract<AgotEvent, { readonly is: P }>, AgotEvent>;
};

/** For what can always happen. */
export const always = () => 'allowed' as const;

/** A list with one seat's number raised; nothing in the pools of the game goes below zero. */
export function raised(amounts: readonly number[], seat: number, amount: number): readonly number[] {
  return amounts.with(seat, Math.max(0, (amounts[seat] ?? 0) + amount));
}
