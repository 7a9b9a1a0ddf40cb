import type { FormatForm, SeatRange } from './form.ts';

/** Numbers of seats as problems name them, e.g. `2 to 6 seats`. */
export function seatsTold({ min, max }: SeatRange): string {
  return min === max ? `${min} ${min === 1 ? 'seat' : 'seats'}` : `${min} to ${max} seats`;
}

/** What would have been right, e.g. `"open" or "brief"`. */
export function oneOfTold(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`);
  const last = quoted.at(-1);
  if (last === undefined) return 'nothing';
  return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`;
}

/** The formats with the tables they are for, e.g. `joust (2 seats), melee (3 to 6 seats)`. */
export function formatsTold(formats: readonly FormatForm[]): string {
  return formats.map(({ id, seats }) => `${id} (${seatsTold(seats)})`).join(', ');
}
