import type { CardId, SeatId } from '@kronika/kernel';
import type { Modifier } from '../modifier/modifier.ts';
import type { AbilityRef, LcgState, Period } from '../state.ts';

/** When a lasting effect ends: with a running period, or with the game. */
export type Until = { readonly period: Period; readonly number: number } | 'endOfGame';

/** An effect that outlives the ability that made it: data, with the cards and seats it was made for. */
export interface LastingEffect {
  readonly number: number;
  readonly source: AbilityRef;
  readonly by: SeatId;
  readonly cards: readonly CardId[];
  readonly seats: readonly SeatId[];
  readonly gives: readonly Modifier[];
  readonly until: Until;
}

/** Until the end of the running period; `undefined` outside of one, where such an effect cannot begin. */
export function untilEndOf(state: LcgState, period: Period): Until | undefined {
  const number = state.periods[period];
  return number === undefined ? undefined : { period, number };
}
