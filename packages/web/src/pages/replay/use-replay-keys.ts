import { useEffect } from 'react';
import type { Replay, Speed } from '../../replay/replay.ts';

const SPEED_KEYS: Readonly<Record<string, Speed>> = { '1': 1, '2': 2, '4': 4, '5': 0.5 };

/** The keys of a replay. They come before those of the table, which has nothing to choose here. */
export function useReplayKeys(replay: Replay): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const deed = deedOf(event, replay);
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [replay]);
}

function deedOf({ key, shiftKey, target }: KeyboardEvent, replay: Replay): (() => void) | undefined {
  const to = key === 'ArrowRight' ? 'next' : key === 'ArrowLeft' ? 'back' : undefined;
  if (to !== undefined) return () => (shiftKey ? replay.leap(to) : replay.step(to));
  const speed = SPEED_KEYS[key];
  if (speed !== undefined) return () => replay.setSpeed(speed);
  switch (key) {
    case ' ':
      // A button in focus is pressed by it.
      return target instanceof HTMLElement && target.closest('button, a, summary') !== null
        ? undefined
        : () => replay.toggle();
    case 'v':
    case 'V':
      return () => replay.lookFurther();
    case 'Home':
      return () => replay.goTo(Number.NEGATIVE_INFINITY);
    case 'End':
      return () => replay.goTo(Number.MAX_SAFE_INTEGER);
    default:
      return undefined;
  }
}

/** Where letters and arrows mean something else. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="range"]), textarea, select');
}
