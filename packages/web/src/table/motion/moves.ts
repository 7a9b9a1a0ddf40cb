/** A box on the screen. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a thing gets from where it was to where it is: only by transform and opacity, which cost no layout. */
export function movedFrom(before: Rect, now: Rect): Keyframe[] | undefined {
  const dx = before.left + before.width / 2 - (now.left + now.width / 2);
  const dy = before.top + before.height / 2 - (now.top + now.height / 2);
  const scale =
    now.width === 0 || now.height === 0 ? 1 : Math.sqrt((before.width * before.height) / (now.width * now.height));
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.03) return undefined;
  return [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }];
}

/** How long things take, in milliseconds; nothing for who wants no motion. */
export interface Pace {
  readonly move: number;
  readonly turn: number;
}

export function paceOf(speed: 'normal' | 'fast' | 'off', reduced: boolean): Pace | undefined {
  if (speed === 'off' || reduced) return undefined;
  return speed === 'fast' ? { move: 160, turn: 90 } : { move: 340, turn: 180 };
}
