import type { Rect } from '../motion/moves.ts';
import type { Direction } from './key-action.ts';

/** The next thing in a direction: near along the way, and not far beside it. Gives its place in the list. */
export function nearest(from: Rect, others: readonly Rect[], to: Direction): number | undefined {
  const middle = centre(from);
  let best: { readonly place: number; readonly cost: number } | undefined;
  others.forEach((rect, place) => {
    const { x, y } = centre(rect);
    const [ahead, aside] = distances(x - middle.x, y - middle.y, to);
    if (ahead <= 4) return;
    const cost = Math.hypot(ahead, 2.2 * aside);
    if (best === undefined || cost < best.cost) best = { place, cost };
  });
  return best?.place;
}

function centre({ left, top, width, height }: Rect): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function distances(dx: number, dy: number, to: Direction): readonly [number, number] {
  switch (to) {
    case 'left':
      return [-dx, dy];
    case 'right':
      return [dx, dy];
    case 'up':
      return [-dy, dx];
    case 'down':
      return [dy, dx];
  }
}
