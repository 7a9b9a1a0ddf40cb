import type { SeatId } from '@kronika/kernel';
import type { ClockDocument } from '@kronika/protocol';

/** What a seat has left, in milliseconds, at a time of the host's clock. The delay of a chess clock costs nothing. */
export function remaining(
  { plan, left, running, since }: ClockDocument,
  seat: SeatId,
  now: number,
): number | undefined {
  if (plan.is === 'none') return undefined;
  const full = left[plan.is === 'game' ? 0 : seat];
  if (full === undefined) return undefined;
  if (!running.includes(seat) && plan.is !== 'game') return full;
  const delay = plan.is === 'chess' ? plan.delay * 1000 : 0;
  return Math.max(0, full - Math.max(0, now - since - delay));
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A time as people read it: `2 d`, `3:04:05`, `4:05`. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} d`;
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
