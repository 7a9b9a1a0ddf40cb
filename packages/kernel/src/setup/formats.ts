import type { Setup } from '../game.ts';
import { InvariantError } from '../invariant.ts';
import { SEATS } from '../seat.ts';
import type { FormatForm, OptionForm, SeatRange, SetupForm, Teams } from './form.ts';

/** The smallest and the largest table of the game. */
export function seatRangeOf({ formats }: SetupForm): SeatRange {
  return {
    min: Math.min(...formats.map(({ seats }) => seats.min)),
    max: Math.max(...formats.map(({ seats }) => seats.max)),
  };
}

/** Every number of seats the game can be played with, rising. */
export function seatCountsOf({ formats }: Pick<SetupForm, 'formats'>): readonly number[] {
  return SEATS.map((seat) => seat + 1).filter((count) => formats.some((format) => hasRoomFor(format, count)));
}

export function hasRoomFor({ seats: { min, max } }: FormatForm, seats: number): boolean {
  return seats >= min && seats <= max;
}

/** The formats for that many seats, the usual one first. */
export function formatsFor({ formats }: SetupForm, seats: number): readonly FormatForm[] {
  return formats.filter((format) => hasRoomFor(format, seats));
}

/** Whether the number of seats alone does not tell the format, so that people have to choose one. */
export function isFormatChosen(form: SetupForm): boolean {
  return seatCountsOf(form).some((seats) => formatsFor(form, seats).length > 1);
}

/** The format of a setup that was read by the form. */
export function formatOf(form: SetupForm, { seats, format: named }: Setup): FormatForm {
  const fitting = formatsFor(form, seats);
  const format = named === undefined ? fitting[0] : fitting.find(({ id }) => id === named);
  if (format === undefined) throw new InvariantError(`no format ${named ?? ''} for ${seats} seats`);
  return format;
}

/** The possible teams at a table of that size, the usual ones first. */
export function teamsFor({ teams = [] }: FormatForm, seats: number): readonly Teams[] {
  return teams.filter(({ length }) => length === seats);
}

/** The options that a format has. */
export function optionsFor({ options }: SetupForm, { id }: FormatForm): readonly OptionForm[] {
  return options.filter(({ formats }) => formats === undefined || formats.includes(id));
}
