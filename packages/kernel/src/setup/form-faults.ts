import { impossible } from '../invariant.ts';
import { LANGS } from '../lang.ts';
import { SEATS } from '../seat.ts';
import type { Phrase } from '../text/phrase.ts';
import { readBrought } from './brought.ts';
import type { FormatForm, OptionForm, PartForm, SeatForm, SetupForm } from './form.ts';
import { expectedOf, fitsOption } from './read-option.ts';

/** The properties of a setup that no option may be called by. */
const RESERVED: readonly string[] = ['seats', 'format', 'teams'];

/** What in the form of a setup contradicts itself; nothing, unless there is a bug. */
export function formFaults(form: SetupForm): readonly string[] {
  const { formats, options, brings } = form;
  const keys = [...options.map(({ key }) => key), ...(brings === undefined ? [] : [brings.key])];
  return [
    ...twice(
      'format',
      formats.map(({ id }) => id),
    ),
    ...twice('key', keys),
    ...keys.filter((key) => RESERVED.includes(key)).map((key) => `${key} is a property of every setup`),
    ...formats.flatMap(formatFaults),
    ...options.flatMap((option) => optionFaults(option, formats)),
    ...(brings === undefined ? [] : seatFaults(brings)),
  ];
}

function twice(what: string, names: readonly string[]): readonly string[] {
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `the ${what} ${name} is there twice`);
}

function unsaid(what: string, ...phrases: readonly Phrase[]): readonly string[] {
  return LANGS.filter((lang) => phrases.some((phrase) => phrase[lang].trim() === '')).map(
    (lang) => `${what} has no words in ${lang}`,
  );
}

function formatFaults(format: FormatForm): readonly string[] {
  const { id, name, about, seats, teams = [], opponents } = format;
  const isRange = Number.isInteger(seats.min) && Number.isInteger(seats.max) && seats.min <= seats.max;
  return [
    ...unsaid(`the format ${id}`, name, about, ...(opponents === undefined ? [] : [opponents.name, opponents.about])),
    ...(isRange && seats.min >= 1 && seats.max <= SEATS.length
      ? []
      : [`the format ${id} is for ${seats.min} to ${seats.max} seats`]),
    ...teams
      .filter(({ length }) => length < seats.min || length > seats.max)
      .map((one) => `the format ${id} has teams for ${one.length} seats`),
    ...teams
      .filter((one) => opponents === undefined && new Set(one).size < 2)
      .map((one) => `in the teams [${one.join(', ')}] of the format ${id} nobody plays against anybody`),
  ];
}

function optionFaults(option: OptionForm, formats: readonly FormatForm[]): readonly string[] {
  const { key, name, about } = option;
  const known = formats.map(({ id }) => id);
  return [
    ...unsaid(`the option ${key}`, name, about, ...valuePhrases(option)),
    ...(option.formats ?? [])
      .filter((format) => !known.includes(format))
      .map((format) => `the option ${key} is for a format ${format}, which does not exist`),
    ...defaultsOf(option)
      .filter((value) => !fitsOption(option, value))
      .map((value) => `the option ${key} begins with ${value}, but allows ${expectedOf(option)}`),
  ];
}

function valuePhrases(option: OptionForm): readonly Phrase[] {
  if (option.is !== 'choice') return [];
  return option.values.flatMap(({ name, about, told }) => (told === undefined ? [name, about] : [name, about, told]));
}

function defaultsOf(option: OptionForm): readonly unknown[] {
  switch (option.is) {
    case 'choice':
      return [option.default, ...Object.values(option.suggested ?? {})];
    case 'switch':
    case 'number':
      return [option.default];
    default:
      return impossible(option);
  }
}

function seatFaults(form: SeatForm): readonly string[] {
  const keys = form.parts.map(({ key }) => key);
  return [
    ...twice('part', keys),
    ...form.parts.flatMap((part) => partFaults(part, form)),
    ...SEATS.flatMap((seat) => {
      const read = readBrought(form, undefined, seat);
      return 'brought' in read
        ? []
        : read.map(({ at, problem }) => `what seat ${seat} brings by itself, ${at}: ${problem}`);
    }),
  ];
}

function partFaults(part: PartForm, { parts }: SeatForm): readonly string[] {
  const { key, name, options, starters, suggested = [] } = part;
  const values = options.map(({ value }) => value);
  const known = (other: string, value: string) =>
    parts.some((one) => one.key === other && one.key !== key && one.options.some((option) => option.value === value));
  return [
    ...unsaid(`the part ${key}`, name, ...options.flatMap((option) => [option.name, option.about])),
    ...twice(`value of ${key}`, values),
    ...(starters.length === 0 ? [`the part ${key} has no starters`] : []),
    ...[...starters, ...suggested]
      .filter((starter) => !values.includes(starter))
      .map((starter) => `the starter ${starter} is no value of ${key}`),
    ...options.flatMap(({ value, with: needs = {} }) =>
      Object.entries(needs).flatMap(([other, allowed]) =>
        allowed
          .filter((one) => !known(other, one))
          .map((one) => `${value} comes with ${other} ${one}, which does not exist`),
      ),
    ),
  ];
}
