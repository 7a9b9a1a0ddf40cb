import type { SeatId } from '@kronika/kernel';
import { forbid, type Verb, type Verdict } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';

/** The verbs behind some kinds of event. */
export type VerbsFor<K extends AgotEvent['is']> = {
  readonly [P in K]: Verb<AgotState, Extract<AgotEvent, { readonly is: P }>, AgotEvent>;
};

/** For what can always happen. */
export const always = () => 'allowed' as const;

/** Nothing comes to a player who is out of the game (AGOT-ELIM-d). */
export function unlessOut({ seated }: AgotState, seat: SeatId, verdict: () => Verdict): Verdict {
  return seated.includes(seat) ? verdict() : forbid('alreadyOut', 'AGOT-ELIM-d');
}

/** A list with one seat's number raised; nothing in the pools of the game goes below zero. */
export function raised(amounts: readonly number[], seat: number, amount: number): readonly number[] {
  return amounts.with(seat, Math.max(0, (amounts[seat] ?? 0) + amount));
}
