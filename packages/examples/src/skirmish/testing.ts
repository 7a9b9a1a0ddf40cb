import { attachmentsOn, cardOf, type SeatId } from '@kronika/kernel';
import { strengthOf } from './rules/strength.ts';
import type { Skirmish } from './state.ts';
import { fightersOf, isReady } from './zones.ts';

/** The fighters of a seat in short, for tests: `knight 2 spent + banner`. */
export function fightersIn(state: Skirmish, seat: SeatId): readonly string[] {
  const printed = (card: Parameters<typeof strengthOf>[1]) => cardOf(state.table, card).printed;
  return fightersOf(state, seat).map((card) =>
    [
      printed(card),
      ` ${strengthOf(state, card)}`,
      isReady(state, card) ? '' : ' spent',
      ...attachmentsOn(state.table, card).map((gear) => ` + ${printed(gear)}`),
    ].join(''),
  );
}
