import type { Rect } from '../motion/moves.ts';

/** So far above a thing the arrow begins to bend down to it. */
const RISES: readonly number[] = [110, 70, 40];
/** The widest bend. */
const BEND = 180;
/** The part of a bend in which it falls most. */
const STEEP = 0.3;
/** What a line needs around it. */
const WIDTH = 6;
/** Between the point of the arrow and the thing. */
const GAP = 12;

/**
 * The way of an arrow from the stage to a thing left of it: straight along, then in a bend down onto the thing. It goes
 * through nothing that has to be read; where there is no such way there is no arrow.
 */
export function arrowTo(stage: Rect, target: Rect, keepOff: readonly Rect[]): string | undefined {
  const x0 = stage.left;
  const x = target.left + target.width / 2;
  const y = target.top - GAP;
  if (x >= x0 - 40) return undefined;
  for (const rise of RISES) {
    const y0 = Math.max(stage.top + 24, y - rise);
    if (y0 > stage.top + stage.height - 24 || y0 > y - 16) continue;
    const bend = Math.min(BEND, x0 - x);
    const swept: readonly Rect[] = [
      { left: x + bend, top: y0 - WIDTH, width: x0 - x - bend, height: 2 * WIDTH },
      // For most of its width the bend hardly falls.
      { left: x + bend * STEEP, top: y0 - WIDTH, width: bend, height: (y - y0) * STEEP + 2 * WIDTH },
      { left: x - WIDTH, top: y0 - WIDTH, width: bend * STEEP + WIDTH, height: y - y0 },
    ];
    if (keepOff.some((rect) => swept.some((part) => touches(part, rect)))) continue;
    return `M ${x0} ${y0} H ${x + bend} C ${x + bend * 0.42} ${y0} ${x} ${y0 + (y - y0) * 0.3} ${x} ${y}`;
  }
  return straightTo(x0, target, keepOff);
}

/** Level with the thing, into its side. */
function straightTo(x0: number, target: Rect, keepOff: readonly Rect[]): string | undefined {
  const y = target.top + target.height / 2;
  const x = target.left + target.width + GAP;
  const swept = { left: x, top: y - WIDTH, width: x0 - x, height: 2 * WIDTH };
  return x >= x0 - 24 || keepOff.some((rect) => touches(swept, rect)) ? undefined : `M ${x0} ${y} H ${x}`;
}

function touches(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
