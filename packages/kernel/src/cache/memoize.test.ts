import { expect, test, vi } from 'vitest';
import { perState } from './memoize.ts';

test('what was worked out for the last two states is not worked out again', () => {
  const work = vi.fn(({ size }: { readonly size: number }) => size * 2);
  const ask = perState(work);
  const [one, other, third] = [{ size: 1 }, { size: 1 }, { size: 3 }];

  const answers = [ask(one), ask(one), ask(other), ask(one), ask(other)];

  expect(answers).toEqual([2, 2, 2, 2, 2]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(ask(third)).toBe(6);
  expect(ask(one)).toBe(2);
  expect(work).toHaveBeenCalledTimes(4);
});
