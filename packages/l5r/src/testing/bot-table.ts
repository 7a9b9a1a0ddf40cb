import type { SeatId } from '@kronika/kernel';
import { saidBy } from '@kronika/testkit';
import { thumb } from '../bot/thumb.ts';
import { view } from '../view.ts';
import type { L5rTable } from './card-table.ts';

/** What the bot answers to the question that the seat is asked, in words: `card doji-whisperer`, `pass`, `3`. */
export function thumbSays(table: L5rTable, seat: SeatId = 0): readonly string[] {
  return saidBy({ bot: thumb, table, seat, view });
}
