import { useEffect, useRef } from 'react';
import { useSession } from '../session/context.ts';

/**
 * Takes whoever wanted to play on to the next table as soon as there is one. Only who waited for it here: who comes back
 * to a match that is long over looks at that one.
 */
export function useGoingOn(goTo: (table: string) => void): void {
  const next = useSession(({ known }) => known?.document.next);
  const isWaiting = useSession(({ known }) => {
    const document = known?.document;
    const isWanted = document?.you.again === 'wanted' || document?.you.onward === 'wanted';
    return isWanted && document?.next === undefined;
  });
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isWaiting) hasWaited.current = true;
    if (next === undefined || !hasWaited.current) return;
    hasWaited.current = false;
    goTo(next);
  }, [isWaiting, next, goTo]);
}
