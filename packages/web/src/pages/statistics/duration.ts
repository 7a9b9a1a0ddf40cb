import type { StatisticsWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in the unit that fits. */
export function duration(milliseconds: number, say: StatisticsWords): string {
  if (milliseconds >= 2 * DAY) return say.days(Math.round(milliseconds / DAY));
  if (milliseconds >= 2 * HOUR) return say.hours(Math.round(milliseconds / HOUR));
  return say.minutes(Math.max(1, Math.round(milliseconds / MINUTE)));
}
