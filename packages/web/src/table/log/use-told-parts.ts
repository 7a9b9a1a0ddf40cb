import { type RefObject, useEffect } from 'react';
import { useSession } from '../session/context.ts';

/** Outlines the parts of the board that a line of the log is about: where something stood that is not there any more. */
export function useToldParts(room: RefObject<HTMLElement | null>): void {
  const lit = useSession((state) => state.lit);
  useEffect(() => {
    const parts = lit.flatMap((name) => [
      ...(room.current?.querySelectorAll(`[data-part="${CSS.escape(name)}"]`) ?? []),
    ]);
    for (const part of parts) part.setAttribute('data-told', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-told');
    };
  }, [room, lit]);
}
