import { gameContract } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { skirmish } from './game.ts';

describe('on a table with open windows', () => {
  gameContract(skirmish, { setups: [{ seats: 2, windows: 'open' }], games: 24 });
});

describe('on a table with brief windows', () => {
  gameContract(skirmish, { setups: [{ seats: 2, windows: 'brief' }], games: 24, windows: 'brief' });
});

describe('the setup', () => {
  test('takes two seats and asks openly unless it says otherwise', () => {
    expect(skirmish.parseSetup({ seats: 2 })).toEqual({ seats: 2, windows: 'open' });
    expect(skirmish.parseSetup({ seats: 2, windows: 'brief' })).toEqual({ seats: 2, windows: 'brief' });
  });

  test.each([
    ['another number of seats', { seats: 3 }, { at: 'seats' }],
    ['unknown windows', { seats: 2, windows: 'ajar' }, { at: 'windows' }],
    ['what it does not know', { seats: 2, deck: 'mine' }, {}],
    ['no setup at all', 'two', {}],
  ])('refuses %s', (_, setup, problem) => {
    expect(skirmish.parseSetup(setup)).toMatchObject({ refused: 'invalid', what: 'the setup', problems: [problem] });
  });
});
