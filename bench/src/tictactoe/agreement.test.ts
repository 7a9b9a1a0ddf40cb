import { expect, test } from 'vitest';
import { choiceOf } from '../choice.ts';
import { playOnBoardgameIo } from './boardgame-io.ts';
import { playOnKronika } from './kronika.ts';

test('the same choices lead to the same moves and the same winner on both engines', () => {
  const seeds = Array.from({ length: 60 }, (_, match) => `agreement/${match}`);

  const here = seeds.map((seed) => playOnKronika(choiceOf(seed), seed));
  const there = seeds.map((seed) => playOnBoardgameIo(choiceOf(seed)));

  expect(here).toEqual(there);
  expect(new Set(here.map(({ winner }) => winner))).toEqual(new Set([0, 1, undefined]));
});
