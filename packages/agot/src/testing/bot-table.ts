import type { SeatId } from '@kronika/kernel';
import { saidBy } from '@kronika/testkit';
import { thumb } from '../bot/thumb.ts';
import { view } from '../view.ts';
import type { AgotTable } from './card-table.ts';

/** What the bot answers to the question that the seat is asked, in words: `card arya-stark`, `pass`, `3`. */
export function thumbSays(table: AgotTable, seat: SeatId = 0): readonly string[] {
  return saidBy({ bot: thumb, table, seat, view });
}
