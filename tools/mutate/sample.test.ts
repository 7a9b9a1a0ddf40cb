import { expect, test } from 'vitest';
import { mutantsOf } from './mutant.ts';
import { sampleOf } from './sample.ts';

const MUTANTS = mutantsOf('src/a.ts', `export const list = [${Array.from({ length: 50 }, (_, n) => n).join(', ')}];`);
const chosen = (size: number, seed: string) => sampleOf(MUTANTS, size, seed).map(({ id }) => id);

test('the same seed chooses the same mutants, in whatever order they are found', () => {
  expect(chosen(20, 'a')).toEqual(chosen(20, 'a'));
  expect(sampleOf([...MUTANTS].reverse(), 20, 'a').map(({ id }) => id)).toEqual(chosen(20, 'a'));
});

test('another seed chooses others', () => {
  expect(chosen(20, 'b')).not.toEqual(chosen(20, 'a'));
});

test('a larger sample begins with the smaller one', () => {
  expect(chosen(40, 'a').slice(0, 20)).toEqual(chosen(20, 'a'));
});

test('there are never more than all', () => {
  expect(new Set(chosen(1000, 'a')).size).toBe(MUTANTS.length);
});
