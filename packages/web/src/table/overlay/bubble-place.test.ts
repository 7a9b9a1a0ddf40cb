import { expect, test } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const WINDOW = { width: 1000, height: 600 };
const BUBBLE = { width: 200, height: 80 };
const thing = (left: number, top: number) => ({ left, top, width: 60, height: 90 });

test('a bubble stands on the first side that has room, and points at the middle of its thing', () => {
  expect(bubblePlace(thing(400, 300), BUBBLE, WINDOW, ['right', 'above'])).toEqual({
    left: 472,
    top: 305,
    side: 'right',
    arrow: 40,
  });
  expect(bubblePlace(thing(900, 300), BUBBLE, WINDOW, ['right', 'above']).side).toBe('above');
});

test('it never covers its thing, and never leaves the window', () => {
  for (const left of [0, 400, 940])
    for (const top of [0, 250, 510]) {
      const box = thing(left, top);
      const at = bubblePlace(box, BUBBLE, WINDOW, ['above', 'below', 'right', 'left']);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width);
      const isBeside =
        at.left >= box.left + box.width ||
        at.left + BUBBLE.width <= box.left ||
        at.top >= box.top + box.height ||
        at.top + BUBBLE.height <= box.top;
      expect(isBeside).toBe(true);
    }
});

test('at an edge the arrow still points at the thing', () => {
  const at = bubblePlace(thing(10, 300), BUBBLE, WINDOW, ['above']);

  expect(at.left + at.arrow).toBe(40);
});
