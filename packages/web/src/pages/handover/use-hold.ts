import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long to hold, in milliseconds: too long for a touch by mistake, short enough not to be tiresome. */
export const HOLD = 600;

/** What a button needs that is held instead of pressed. */
export interface HoldHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(): void;
  onBlur(): void;
  onClick(event: MouseEvent): void;
  onContextMenu(event: MouseEvent): void;
}

/** Calls back when a button was held long enough, with a finger, a mouse or the space bar. */
export function useHold(then: () => void): { readonly held: 'held' | 'free'; readonly handlers: HoldHandlers } {
  const [held, setHeld] = useState<'held' | 'free'>('free');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    setHeld('free');
  };
  const hold = () => {
    clearTimeout(timer.current);
    setHeld('held');
    timer.current = setTimeout(then, HOLD);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    held,
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) hold();
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        // Otherwise a click would follow, which below means something else.
        event.preventDefault();
        // A key that was down before the screen was covered does not open it.
        if (!event.repeat) hold();
      },
      onKeyUp: release,
      onBlur: release,
      onClick: (event) => {
        // A click without a pointer comes from a screen reader or another aid, which cannot hold anything.
        if (event.detail === 0) then();
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}
