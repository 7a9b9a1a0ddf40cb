import { describe, expect, test } from 'vitest';
import { DUELS } from '../testing/duel-form.ts';
import { optionsWith, starterOf } from './brought.ts';
import type { FormatForm, OptionForm, PartForm, SetupForm } from './form.ts';
import { formFaults } from './form-faults.ts';
import { formatOf, isFormatChosen, optionsFor, seatCountsOf, seatRangeOf } from './formats.ts';
import { plainSetup } from './plain-setup.ts';
import { optionIn, suggestedFor } from './read-option.ts';
import { enemiesOf, isOneSide, teamOf, teamsOf } from './teams.ts';

const words = { name: { pl: 'nazwa', en: 'name' }, about: { pl: 'opis', en: 'about' } };
const [free] = DUELS.formats;
const withFormats = (...formats: readonly [FormatForm, ...FormatForm[]]): SetupForm => ({ formats, options: [] });
const withOptions = (...options: readonly OptionForm[]): SetupForm => ({ formats: [free], options });
const withPart = (part: Partial<PartForm>): SetupForm => ({
  ...withFormats(free),
  brings: {
    key: 'heroes',
    parts: [
      { key: 'hero', name: words.name, is: 'choice', options: [{ ...words, value: 'a' }], starters: ['a'], ...part },
    ],
  },
});

describe('the faults of a form', () => {
  test('are none in a sound one', () => {
    expect(formFaults(DUELS)).toEqual([]);
    expect(formFaults(plainSetup({ min: 1, max: 6 }))).toEqual([]);
  });

  test.each<[string, SetupForm]>([
    ['a format twice', withFormats(free, free)],
    ['no seat', withFormats({ ...free, seats: { min: 0, max: 2 } })],
    ['too many seats', withFormats({ ...free, seats: { min: 2, max: 7 } })],
    ['a range upside down', withFormats({ ...free, seats: { min: 3, max: 2 } })],
    ['teams of another size', withFormats({ ...free, teams: [[0, 1, 0, 1, 0]] })],
    ['one team alone', withFormats({ ...free, teams: [[0, 0]] })],
    ['no words', withFormats({ ...free, about: { pl: 'opis', en: ' ' } })],
    ['a reserved key', withOptions({ ...words, is: 'switch', key: 'teams', default: true })],
    ['a key twice', withOptions(...DUELS.options.slice(0, 1), ...DUELS.options.slice(0, 1))],
    ['a default out of range', withOptions({ ...words, is: 'number', key: 'n', min: 1, max: 2, default: 3 })],
    [
      'a suggestion that is no value',
      withOptions({
        ...words,
        is: 'choice',
        key: 'c',
        values: [{ ...words, value: 'a', told: words.name }],
        default: 'a',
        suggested: { device: 'a', invitation: 'a', public: 'b' },
      }),
    ],
    ['an unknown format', withOptions({ ...words, is: 'switch', key: 'x', default: true, formats: ['none'] })],
    ['no starter', withPart({ starters: [] })],
    ['a starter that is no value', withPart({ starters: ['b'] })],
    ['a suggestion nobody knows', withPart({ suggested: ['b'] })],
    ['an unknown other part', withPart({ options: [{ ...words, value: 'a', with: { horse: ['x'] } }] })],
  ])('are found: %s', (_, form) => {
    expect(formFaults(form)).not.toEqual([]);
  });
});

describe('formats', () => {
  test('say how many can play, gaps included', () => {
    const gappy = withFormats(
      { ...free, seats: { min: 1, max: 1 } },
      { ...free, id: 'four', seats: { min: 4, max: 4 } },
    );

    expect(seatCountsOf(gappy)).toEqual([1, 4]);
    expect(seatRangeOf(gappy)).toEqual({ min: 1, max: 4 });
    expect(isFormatChosen(gappy)).toBe(false);
    expect(isFormatChosen(DUELS)).toBe(true);
  });

  test('have options of their own', () => {
    expect(optionsFor(DUELS, free).map(({ key }) => key)).toEqual(['board', 'weather']);
    expect(optionsFor(DUELS, formatOf(DUELS, { seats: 1 })).map(({ key }) => key)).toEqual([
      'board',
      'weather',
      'wounds',
    ]);
  });
});

describe('teams', () => {
  test('are those of the setup, all together against opponents of the rules, or none', () => {
    expect(teamsOf(DUELS, { seats: 4, format: 'teams', teams: [0, 0, 1, 1] })).toEqual([0, 0, 1, 1]);
    expect(teamsOf(DUELS, { seats: 2, format: 'bandits' })).toEqual([0, 0]);
    expect(teamsOf(DUELS, { seats: 2, format: 'free' })).toBeUndefined();
  });

  test('tell whether anybody plays against anybody', () => {
    expect([isOneSide(1, undefined), isOneSide(2, [0, 0]), isOneSide(2, undefined), isOneSide(2, [0, 1])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('tell friend from foe', () => {
    expect(teamOf(0, 4, [0, 1, 0, 1])).toEqual([0, 2]);
    expect(enemiesOf(0, 4, [0, 1, 0, 1])).toEqual([1, 3]);
    expect(teamOf(1, 3, undefined)).toEqual([1]);
    expect(enemiesOf(1, 3, undefined)).toEqual([0, 2]);
  });
});

test('what is proposed depends on where the table stands', () => {
  const [board, weather] = DUELS.options;
  if (board === undefined || weather === undefined) throw new Error('options were lost');

  expect(suggestedFor(board, 'device')).toBe('temple');
  expect(suggestedFor(board, 'public')).toBe('meadow');
  expect(suggestedFor(weather, 'public')).toBe(true);
});

test('addresses and command lines write options as text', () => {
  const [board, weather, wounds] = DUELS.options;
  if (board === undefined || weather === undefined || wounds === undefined) throw new Error('options were lost');

  expect([optionIn(board, 'temple'), optionIn(board, 'moon')]).toEqual(['temple', undefined]);
  expect([optionIn(weather, 'false'), optionIn(weather, '0')]).toEqual([false, undefined]);
  expect([optionIn(wounds, '3'), optionIn(wounds, '3.5'), optionIn(wounds, '')]).toEqual([3, undefined, undefined]);
});

test('starters begin again beyond their end, and give way to what was chosen', () => {
  const [hero, weapon] = DUELS.brings?.parts ?? [];
  if (hero === undefined || weapon === undefined) throw new Error('parts were lost');

  expect([0, 1, 2].map((seat) => starterOf(hero, seat))).toEqual(['ronin', 'monk', 'ronin']);
  expect(starterOf(weapon, 0, { hero: 'monk' })).toBe('staff');
  expect(optionsWith(weapon, { hero: 'monk' }).map(({ value }) => value)).toEqual(['staff', 'bow']);
});
