import { expect, test, vi } from 'vitest';
import { perState } from './per-state.ts';

test('what was worked out for a state is worked out once, for each question', () => {
  const work = vi.fn((state: { readonly size: number }, seat: number, kind: string) => `${state.size}/${seat}/${kind}`);
  const ask = perState(work);
  const [one, other] = [{ size: 1 }, { size: 1 }];

  const answers = [ask(one, 0, 'a'), ask(one, 0, 'a'), ask(one, 1, 'a'), ask(one, 0, 'b'), ask(one, 1, 'a')];

  expect(answers).toEqual(['1/0/a', '1/0/a', '1/1/a', '1/0/b', '1/1/a']);
  expect(work).toHaveBeenCalledTimes(3);
  ask(other, 0, 'a');
  expect(work).toHaveBeenCalledTimes(4);
});
