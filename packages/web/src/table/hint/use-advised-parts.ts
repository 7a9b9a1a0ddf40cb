import { type RefObject, useEffect } from 'react';
import { useSession } from '../session/context.ts';
import { advisedIn } from './hint.ts';

/** Lights what a hint advises: things of the board, tiles and buttons alike. */
export function useAdvisedParts(room: RefObject<HTMLElement | null>): void {
  const now = useSession((state) => (state.hint === undefined ? undefined : state));
  useEffect(() => {
    if (now === undefined) return;
    const { places, options, number } = advisedIn(now);
    const wanted = [
      ...places.map((place) => `[data-place="${CSS.escape(place)}"]`),
      ...options.map((option) => `[data-option="${option}"]`),
      ...(number === undefined ? [] : [`[data-number="${number}"]`]),
    ].join(', ');
    const parts = wanted === '' ? [] : [...(room.current?.querySelectorAll(wanted) ?? [])];
    for (const part of parts) part.setAttribute('data-advised', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-advised');
    };
  }, [room, now]);
}
