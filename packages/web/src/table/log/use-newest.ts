import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isNearEnd, type Scrolled, stillFollows } from './following.ts';

interface Newest {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether the list stays at its newest line; it does not while somebody reads further up. */
  readonly follows: boolean;
  onScroll(): void;
  /** Back to the newest line. */
  toNewest(): void;
}

/** Keeps a list at its end while lines are added and the room for it changes, unless the reader has scrolled up. */
export function useNewest(rows: unknown): Newest {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<Scrolled>({ top: 0, height: 0, room: 0 });
  const followsNow = useRef(true);
  const [follows, setFollows] = useState(true);
  const toEnd = useCallback(() => {
    const element = list.current;
    if (element === null || !followsNow.current) return;
    element.scrollTop = element.scrollHeight;
    last.current = scrolled(element);
  }, []);
  // Before the page is drawn: otherwise a look at the list in between would take it for scrolled up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new rows that move the list
  useLayoutEffect(toEnd, [rows]);
  useLayoutEffect(() => {
    if (list.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [toEnd]);
  const follow = (next: boolean) => {
    followsNow.current = next;
    setFollows(next);
  };
  return {
    list,
    follows,
    onScroll: () => {
      if (list.current === null) return;
      const now = scrolled(list.current);
      follow(isNearEnd(now) || (followsNow.current && stillFollows(last.current, now)));
      last.current = now;
    },
    toNewest: () => {
      follow(true);
      toEnd();
    },
  };
}

function scrolled({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Scrolled {
  return { top: scrollTop, height: scrollHeight, room: clientHeight };
}
