import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goOn, historyOf, redone, undone } from './history.ts';

test('whatever was done can be undone, and what was undone can be done again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), (steps) => {
      const end = steps.reduce(goOn, historyOf(Number.NaN));
      let back = end;
      for (const _ of steps) back = undone(back);
      expect(back.now).toBeNaN();
      let again = back;
      for (const _ of steps) again = redone(again);
      expect(again).toEqual(end);
    }),
  );
});

test('a new step forgets what was undone, and the same state is no step', () => {
  const undoneOnce = undone(goOn(goOn(historyOf('a'), 'b'), 'c'));

  expect(goOn(undoneOnce, 'd')).toEqual({ past: ['a', 'b'], now: 'd', future: [] });
  expect(goOn(undoneOnce, 'b')).toBe(undoneOnce);
  expect(undone(historyOf('a'))).toEqual(historyOf('a'));
  expect(redone(historyOf('a'))).toEqual(historyOf('a'));
});
