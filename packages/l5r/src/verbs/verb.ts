import type { Verb } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';

/** The verbs behind some kinds of event. */
export type VerbsFor<K extends L5rEvent['is']> = {
  readonly [P in K]: Verb<L5rState, Extract<L5rEvent, { readonly is: P }>, L5rEvent>;
};

/** For what can always happen. */
export const always = () => 'allowed' as const;

/** A list with one seat's number raised; nothing in the pools of the game goes below zero. */
export function raised(amounts: readonly number[], seat: number, amount: number): readonly number[] {
  return amounts.with(seat, Math.max(0, (amounts[seat] ?? 0) + amount));
}
