import { tictactoe } from '@kronika/examples';
import { expect, test } from 'vitest';
import { botCalled, botsCalled, botsOf } from './bots-of.ts';
import { LEVEL_IDS } from './levels/levels.ts';
import { randomBot } from './random/random-bot.ts';

test('every game has the random bot, its own, and one for each level', () => {
  expect(Object.keys(botsOf(tictactoe))).toEqual(['random', ...Object.keys(tictactoe.bots), ...LEVEL_IDS]);
  expect(botCalled(tictactoe, 'random')).toBe(randomBot);
});

test('an unknown name is refused together with the names there are', () => {
  const refusal = { refused: 'unknown', what: 'bot', name: 'grandmaster', known: Object.keys(botsOf(tictactoe)) };

  expect(botCalled(tictactoe, 'grandmaster')).toEqual(refusal);
  expect(botsCalled(tictactoe, ['random', 'grandmaster'])).toEqual(refusal);
  expect(botCalled(tictactoe, 'toString')).toMatchObject({ refused: 'unknown' });
});
