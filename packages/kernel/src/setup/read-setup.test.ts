import { describe, expect, test } from 'vitest';
import { BOARD, DUELS } from '../testing/duel-form.ts';
import { plainSetup } from './plain-setup.ts';
import { chosenIn } from './read-option.ts';
import { readSetup } from './read-setup.ts';

const ronin = { hero: 'ronin', weapon: 'katana', deck: 'basics' };
const monk = { hero: 'monk', weapon: 'bow', deck: 'basics' };
const refusedAt = (input: unknown) => {
  const read = readSetup(DUELS, input);
  return 'problems' in read ? read.problems : read;
};

describe('a setup read by its form', () => {
  test('gets every default, and reads the same again', () => {
    const read = readSetup(DUELS, { seats: 1 });

    expect(read).toEqual({ seats: 1, board: 'meadow', weather: true, wounds: 7, heroes: [ronin] });
    expect(readSetup(DUELS, read)).toEqual(read);
  });

  test('names the format only where the seats do not tell it, the usual one first', () => {
    expect(readSetup(DUELS, { seats: 3 })).not.toHaveProperty('format');
    expect(readSetup(DUELS, { seats: 3, format: 'free' })).not.toHaveProperty('format');
    expect(readSetup(DUELS, { seats: 4 })).toMatchObject({ format: 'free' });
    expect(readSetup(DUELS, { seats: 2, format: 'bandits' })).toMatchObject({ format: 'bandits', wounds: 7 });
  });

  test('has teams in formats with teams, the usual ones or those that were chosen', () => {
    expect(readSetup(DUELS, { seats: 4, format: 'teams' })).toMatchObject({ teams: [0, 1, 0, 1] });
    expect(readSetup(DUELS, { seats: 4, format: 'teams', teams: [0, 0, 1, 1] })).toMatchObject({ teams: [0, 0, 1, 1] });
    expect(readSetup(DUELS, { seats: 4 })).not.toHaveProperty('teams');
  });

  test('fills in the parts a seat left open so that they fit the others', () => {
    expect(readSetup(DUELS, { seats: 2, heroes: [{ hero: 'monk' }, { weapon: 'bow' }] })).toMatchObject({
      heroes: [{ hero: 'monk', weapon: 'staff' }, monk],
    });
  });

  test('leaves decks that are written out to the game', () => {
    const deck = { cards: { strike: 2 } };

    expect(readSetup(DUELS, { seats: 1, heroes: [{ deck }] })).toMatchObject({ heroes: [{ deck }] });
  });

  test('keeps what the match before handed on, for the game to check', () => {
    const setup = { seats: 2, told: ['once upon a time'] };

    expect(readSetup(DUELS, setup, { carries: 'told' })).toMatchObject(setup);
    expect(readSetup(DUELS, setup)).toMatchObject({ problems: [{ at: 'told' }] });
  });

  test('gives typed access to a choice', () => {
    const setup = readSetup(DUELS, { seats: 2, board: 'temple' });

    expect(chosenIn(setup, BOARD)).toBe('temple');
    expect(chosenIn({}, BOARD)).toBe('meadow');
  });
});

describe('what the form does not allow is refused with what would be right:', () => {
  test.each([
    ['no object', 'two', { at: '', problem: 'expected an object' }],
    ['too many seats', { seats: 5 }, { at: 'seats', problem: 'the game is for 1 to 4 seats' }],
    ['half a seat', { seats: 2.5 }, { at: 'seats', problem: 'the game is for 1 to 4 seats' }],
    [
      'an unknown format',
      { seats: 2, format: 'joust' },
      { at: 'format', problem: 'expected one of free (2 to 4 seats), teams (4 seats), bandits (1 to 2 seats)' },
    ],
    [
      'a format for another table',
      { seats: 3, format: 'bandits' },
      { at: 'format', problem: 'bandits is for 1 to 2 seats; for 3 seats there is free (2 to 4 seats)' },
    ],
    [
      'teams where there are none',
      { seats: 2, teams: [0, 1] },
      { at: 'teams', problem: 'expected none: free is played without teams' },
    ],
    [
      'teams that do not fit',
      { seats: 4, format: 'teams', teams: [0, 1, 1, 1] },
      { at: 'teams', problem: 'expected [0, 1, 0, 1] or [0, 0, 1, 1]' },
    ],
    [
      'an unknown option',
      { seats: 2, rain: true },
      { at: 'rain', problem: 'there is no such option; expected "board" or "weather"' },
    ],
    [
      'an option of another format',
      { seats: 2, wounds: 3 },
      { at: 'wounds', problem: 'free does not have it; it is for bandits' },
    ],
    ['an unknown value', { seats: 2, board: 'moon' }, { at: 'board', problem: 'expected "meadow" or "temple"' }],
    ['no switch', { seats: 2, weather: 'yes' }, { at: 'weather', problem: 'expected true or false' }],
    ['too big a number', { seats: 1, wounds: 10 }, { at: 'wounds', problem: 'expected a whole number from 1 to 9' }],
    [
      'too few brought',
      { seats: 2, heroes: [ronin] },
      { at: 'heroes', problem: 'expected 2 heroes, one for each seat, and there are 1' },
    ],
    [
      'a part alone',
      { seats: 1, heroes: ['ronin'] },
      { at: 'heroes.0', problem: 'expected an object with hero, weapon, deck' },
    ],
    [
      'an unknown hero',
      { seats: 1, heroes: [{ hero: 'king' }] },
      { at: 'heroes.0.hero', problem: 'expected "ronin" or "monk"' },
    ],
    [
      'parts that do not fit each other',
      { seats: 1, heroes: [{ hero: 'monk', weapon: 'katana' }] },
      { at: 'heroes.0.weapon', problem: 'expected "staff" or "bow"' },
    ],
    [
      'an unknown deck',
      { seats: 1, heroes: [{ deck: 'none' }] },
      { at: 'heroes.0.deck', problem: 'expected a deck written out, or "basics"' },
    ],
    [
      'an unknown part',
      { seats: 1, heroes: [{ horse: 'x' }] },
      { at: 'heroes.0.horse', problem: 'unknown; expected hero, weapon, deck' },
    ],
  ])('%s', (_, input, problem) => {
    expect(refusedAt(input)).toContainEqual(problem);
  });

  test('everything at once', () => {
    expect(refusedAt({ seats: 2, board: 'moon', weather: 1, heroes: [{ hero: 'x' }, {}] })).toHaveLength(3);
  });

  test('a game without options', () => {
    expect(readSetup(plainSetup({ min: 2, max: 2 }), { seats: 2, decks: [] })).toMatchObject({
      problems: [{ at: 'decks', problem: 'there is no such option; the game has none' }],
    });
  });
});
