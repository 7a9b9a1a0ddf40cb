import type { Outcome, Reader } from '@kronika/kernel';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';

/** How it ended, as its reader sees it: whoever has no seat is told of others only. */
export function outcomeText(names: Names, { winners, reason }: Outcome, view: AgotView, reader: Reader): string {
  const [winner] = winners;
  const say = names.words.outcome[reason.key];
  if (winner === undefined || say === undefined) return winner === undefined ? reason.key : names.seat(winner);
  const power = view.seats[winner]?.power ?? 0;
  if (reader.is(winner)) return say.won(power);
  const isPlayer = view.seats.some(({ seat }) => reader.is(seat));
  return isPlayer ? say.lost(names.seat(winner), power) : say.told(names.seat(winner), power);
}
