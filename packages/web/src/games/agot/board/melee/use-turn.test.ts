import { chooseSeat } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { previewedFirst } from './use-turn.ts';

const asked = (key: string) =>
  chooseSeat({ seat: 2, from: [0, 2, 3], message: { key }, because: { is: 'rule', rule: 'AGOT-INIT-d' } });

test('AGOT-INIT-d: while the first player is chosen, the order is that of who is pointed at, else of who chooses', () => {
  expect(previewedFirst(asked('chooseFirst'), 3)).toBe(3);
  expect(previewedFirst(asked('chooseFirst'), undefined)).toBe(2);
  // Whoever cannot be chosen would not be first.
  expect(previewedFirst(asked('chooseFirst'), 1)).toBe(2);
  expect(previewedFirst(asked('chooseOpponent'), 3)).toBeUndefined();
});
