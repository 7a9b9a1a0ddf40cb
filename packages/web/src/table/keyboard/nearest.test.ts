import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const at = (left: number, top: number) => ({ left, top, width: 50, height: 70 });

test('an arrow goes to the nearest thing that way, rather straight than close', () => {
  const others = [at(100, 0), at(60, 200), at(0, -90), at(300, 0)];

  expect(nearest(at(0, 0), others, 'right')).toBe(0);
  expect(nearest(at(0, 0), others, 'down')).toBe(1);
  expect(nearest(at(0, 0), others, 'up')).toBe(2);
  expect(nearest(at(0, 0), others, 'left')).toBeUndefined();
});

test('on hexes an arrow goes to a neighbour rather than over it, straight on', () => {
  const [side, width] = [60, 104];
  const neighbours = [at(-width / 2, -1.5 * side), at(width / 2, -1.5 * side)];
  const straightOn = at(0, -3 * side);

  expect(nearest(at(0, 0), [straightOn, ...neighbours], 'up')).toBe(1);
});
