import { expect, test } from 'vitest';
import { nextUnsolved } from './game-puzzles.ts';
import { readSolved, withSolved } from './progress.ts';
import { fork } from './testing/fork.ts';

test('what was solved is kept, alone or with help', () => {
  const solved = withSolved(withSolved({}, 'a', 'helped'), 'b', 'alone');

  expect(readSolved(JSON.stringify(solved))).toEqual({ a: 'helped', b: 'alone' });
  expect(withSolved(solved, 'a', 'alone')).toEqual({ a: 'alone', b: 'alone' });
  expect(withSolved(solved, 'b', 'helped'), 'what was solved alone stays so').toEqual(solved);
});

test('what cannot be read was not solved', () => {
  for (const text of [undefined, '', '{', '[]', 'null', '5', '{"a":"yes","b":1}']) expect(readSolved(text)).toEqual({});
  expect(readSolved('{"a":"alone","b":"yes"}')).toEqual({ a: 'alone' });
});

test('the next puzzle is the next unsolved one behind this one, or else the first', () => {
  const puzzles = ['a', 'b', 'c'].map((id) => fork({ id }));

  expect(nextUnsolved(puzzles, {})?.id).toBe('a');
  expect(nextUnsolved(puzzles, { a: 'alone' })?.id).toBe('b');
  expect(nextUnsolved(puzzles, {}, 'b')?.id).toBe('c');
  expect(nextUnsolved(puzzles, { c: 'alone' }, 'b')?.id).toBe('a');
  expect(nextUnsolved(puzzles, { a: 'alone', c: 'helped' }, 'b'), 'not this one again').toBeUndefined();
});
