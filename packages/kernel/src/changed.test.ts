import { expect, test } from 'vitest';
import { changed } from './changed.ts';

test('a changed copy has the new values, and the original keeps the old ones', () => {
  const before = { round: 1, scores: [3, 4] };

  const after = changed(before, { round: 2 });

  expect(after).toEqual({ round: 2, scores: [3, 4] });
  expect(after.scores).toBe(before.scores);
  expect(before.round).toBe(1);
});
