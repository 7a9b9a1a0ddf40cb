import type { Box } from './popover-place.ts';

/** On which side of its thing a bubble stands; its arrow points the other way. */
export type Side = 'above' | 'below' | 'left' | 'right';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a bubble stands, and how far along its side the arrow is. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  readonly arrow: number;
}

/** Room for the arrow, and to the edge of the window. */
const GAP = 12;
const EDGE = 8;
/** The arrow keeps so far from the corners of the bubble. */
const CORNER = 16;

/** Beside its thing on the first of the sides that has room for it, so that the thing itself is never covered. */
export function bubblePlace(thing: Box, bubble: Size, window: Size, sides: readonly Side[]): BubblePlace {
  const side = sides.find((one) => hasRoom(one, thing, bubble, window)) ?? sides[0] ?? 'above';
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const isAcross = side === 'left' || side === 'right';
  const wanted = {
    left: isAcross
      ? side === 'right'
        ? thing.left + thing.width + GAP
        : thing.left - bubble.width - GAP
      : middle.x - bubble.width / 2,
    top: isAcross
      ? middle.y - bubble.height / 2
      : side === 'below'
        ? thing.top + thing.height + GAP
        : thing.top - bubble.height - GAP,
  };
  const left = within(wanted.left, EDGE, window.width - bubble.width - EDGE);
  const top = within(wanted.top, EDGE, window.height - bubble.height - EDGE);
  const arrow = isAcross
    ? within(middle.y - top, CORNER, bubble.height - CORNER)
    : within(middle.x - left, CORNER, bubble.width - CORNER);
  return { left, top, side, arrow };
}

function hasRoom(side: Side, thing: Box, bubble: Size, window: Size): boolean {
  switch (side) {
    case 'above':
      return thing.top - bubble.height - GAP >= EDGE;
    case 'below':
      return thing.top + thing.height + GAP + bubble.height <= window.height - EDGE;
    case 'left':
      return thing.left - bubble.width - GAP >= EDGE;
    case 'right':
      return thing.left + thing.width + GAP + bubble.width <= window.width - EDGE;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
