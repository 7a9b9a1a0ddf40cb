import { expect, test } from 'vitest';
import { fork } from '../../puzzle/testing/fork.ts';
import { countSolved, isShown, ownMoves, SHOW_ALL } from './which.ts';

const puzzles = [fork({ id: 'a' }), fork({ id: 'b', difficulty: 2 }), fork({ id: 'c', difficulty: 2 })];
const solved = { b: 'helped' } as const;

test('puzzles are shown by difficulty, and solved ones can be left out', () => {
  const shown = (filter: Parameters<typeof isShown>[1]) =>
    puzzles.filter((puzzle) => isShown(puzzle, filter, solved)).map(({ id }) => id);

  expect(shown(SHOW_ALL)).toEqual(['a', 'b', 'c']);
  expect(shown({ difficulty: 2, unsolved: 'off' })).toEqual(['b', 'c']);
  expect(shown({ difficulty: 2, unsolved: 'on' })).toEqual(['c']);
  expect(shown({ difficulty: 3, unsolved: 'off' })).toEqual([]);
});

test('only puzzles of the list are counted as solved, and only moves of the solver as moves', () => {
  expect(countSolved(puzzles, { ...solved, gone: 'alone' })).toBe(1);
  expect(ownMoves(fork())).toBe(2);
});
