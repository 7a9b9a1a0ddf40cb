import type { Series, Setup } from '../game.ts';
import { invalid, type Problem, type Refusal } from '../refusal.ts';
import { seatsOf } from '../seat.ts';
import { readBrought } from './brought.ts';
import type { FormatForm, SeatForm, SetupForm, Teams } from './form.ts';
import { formatsFor, hasRoomFor, optionsFor, seatCountsOf, seatRangeOf, teamsFor } from './formats.ts';
import { expectedOf, fitsOption } from './read-option.ts';
import { formatsTold, oneOfTold, seatsTold } from './told.ts';

/** A setup as its form has it: everything is there, and nothing that the form does not know. */
export interface FormedSetup extends Setup {
  readonly [key: string]: unknown;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * Reads a setup by its form and fills in the defaults. The format is written into it only where the number of seats does
 * not tell it. What the form does not allow is refused, with what would be right; decks that are written out are for
 * the game to check, and so is what the match before in a series handed on.
 */
export function readSetup(form: SetupForm, input: unknown, series?: Pick<Series, 'carries'>): FormedSetup | Refusal {
  if (!isObject(input)) return invalid('the setup', { at: '', problem: 'expected an object' });
  const seats = seatsIn(form, input);
  if (typeof seats !== 'number') return invalid('the setup', seats);
  const format = formatIn(form, input, seats);
  if ('problem' in format) return invalid('the setup', format);
  const teams = teamsIn(format, input, seats);
  const options = optionsIn(form, format, series === undefined ? input : without(input, series.carries));
  const brought = form.brings === undefined ? NOTHING : broughtIn(form.brings, input, seats);
  const problems = [...('problem' in teams ? [teams] : []), ...problemsIn(options), ...problemsIn(brought)];
  const [first, ...more] = problems;
  if (first !== undefined) return invalid('the setup', first, ...more);
  return {
    seats,
    ...(formatsFor(form, seats).length > 1 ? { format: format.id } : {}),
    ...('problem' in teams ? {} : teams),
    ...('values' in options ? options.values : {}),
    ...('values' in brought ? brought.values : {}),
    ...(series === undefined || input[series.carries] === undefined ? {} : { [series.carries]: input[series.carries] }),
  };
}

function without(input: Given, left: string): Given {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== left));
}

type Read = { readonly values: Given } | { readonly problems: readonly Problem[] };

const NOTHING: Read = { values: {} };

function problemsIn(read: Read): readonly Problem[] {
  return 'problems' in read ? read.problems : [];
}

function isObject(input: unknown): input is Given {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function seatsIn(form: SetupForm, { seats }: Given): number | Problem {
  const counts = seatCountsOf(form);
  const count = counts.find((one) => one === seats);
  if (count !== undefined) return count;
  const { min, max } = seatRangeOf(form);
  const isUnbroken = counts.length === max - min + 1;
  return {
    at: 'seats',
    problem: `the game is for ${isUnbroken ? seatsTold({ min, max }) : `${counts.join(', ')} seats`}`,
  };
}

function formatIn(form: SetupForm, { format: named }: Given, seats: number): FormatForm | Problem {
  const fitting = formatsFor(form, seats);
  const format = named === undefined ? fitting[0] : form.formats.find(({ id }) => id === named);
  if (format === undefined) return { at: 'format', problem: `expected one of ${formatsTold(form.formats)}` };
  if (hasRoomFor(format, seats)) return format;
  return {
    at: 'format',
    problem: `${format.id} is for ${seatsTold(format.seats)}; for ${seatsTold({ min: seats, max: seats })} there is ${formatsTold(fitting)}`,
  };
}

function teamsIn(format: FormatForm, { teams }: Given, seats: number): { readonly teams?: Teams } | Problem {
  const possible = teamsFor(format, seats);
  const [usual] = possible;
  if (usual === undefined)
    return teams === undefined ? {} : { at: 'teams', problem: `expected none: ${format.id} is played without teams` };
  const chosen = teams === undefined ? usual : possible.find((one) => isSameList(one, teams));
  if (chosen !== undefined) return { teams: chosen };
  return { at: 'teams', problem: `expected ${possible.map((one) => `[${one.join(', ')}]`).join(' or ')}` };
}

function isSameList(one: Teams, other: unknown): boolean {
  return Array.isArray(other) && other.length === one.length && one.every((team, seat) => team === other[seat]);
}

function optionsIn(form: SetupForm, format: FormatForm, input: Given): Read {
  const options = optionsFor(form, format);
  const known = options.map(({ key }) => key);
  const others = ['seats', 'format', 'teams', ...(form.brings === undefined ? [] : [form.brings.key])];
  const unknown = Object.keys(input)
    .filter((key) => !known.includes(key) && !others.includes(key))
    .map((key) => ({ at: key, problem: unknownOption(form, format, key, known) }));
  const wrong = options
    .filter((option) => input[option.key] !== undefined && !fitsOption(option, input[option.key]))
    .map((option) => ({ at: option.key, problem: `expected ${expectedOf(option)}` }));
  const problems = [...unknown, ...wrong];
  if (problems.length > 0) return { problems };
  return { values: Object.fromEntries(options.map((option) => [option.key, input[option.key] ?? option.default])) };
}

function unknownOption(form: SetupForm, format: FormatForm, key: string, known: readonly string[]): string {
  const elsewhere = form.options.find((option) => option.key === key)?.formats;
  if (elsewhere !== undefined) return `${format.id} does not have it; it is for ${elsewhere.join(', ')}`;
  return known.length === 0
    ? 'there is no such option; the game has none'
    : `there is no such option; expected ${oneOfTold(known)}`;
}

function broughtIn(form: SeatForm, input: Given, seats: number): Read {
  const given = input[form.key];
  const list: readonly unknown[] | undefined = given === undefined ? [] : Array.isArray(given) ? given : undefined;
  if (list === undefined || (given !== undefined && list.length !== seats)) {
    const there = list === undefined ? '' : `, and there are ${list.length}`;
    return { problems: [{ at: form.key, problem: `expected ${seats} ${form.key}, one for each seat${there}` }] };
  }
  const read = seatsOf(seats).map((seat) => readBrought(form, list[seat] ?? undefined, seat));
  const problems = read.flatMap((one) => ('brought' in one ? [] : one));
  if (problems.length > 0) return { problems };
  return { values: { [form.key]: read.map((one) => ('brought' in one ? one.brought : undefined)) } };
}
