import { useEffect, useRef } from 'react';
import { type Looked, thingIn } from '../looked.ts';
import { useSession, useTable } from '../session/context.ts';
import type { PlaceName } from './controls.ts';
import { tipIn } from './told.ts';

/** How long the mouse has to rest on a thing before it is told what it does. */
const REST = 300;

/** What tells of a thing of the board, and whether it is told now. */
export interface TipHandle {
  readonly isTold: boolean;
  /** Whether there is something to tell. */
  has(): boolean;
  rest(): void;
  now(): void;
  leave(): void;
}

/** Tells beside a thing what it does now: after a rest of the mouse, with the focus, or after a long press. */
export function useTip(place: PlaceName, looked: Looked | undefined): TipHandle {
  const { session, lang } = useTable();
  const isTold = useSession(({ tipped }) => tipped?.place === place);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tip = () => {
    const thing = looked === undefined ? undefined : thingIn(looked);
    const { known } = session.store.get();
    if (thing === undefined || known === undefined) return undefined;
    const names = known.document.seats.map(({ name }) => name);
    return tipIn({ module: session.module, lang, view: known.document.match?.board, names }, thing);
  };
  const stop = () => {
    if (timer.current !== undefined) clearTimeout(timer.current);
    timer.current = undefined;
  };
  // What leaves the board takes its tip along.
  useEffect(
    () => () => {
      if (timer.current !== undefined) clearTimeout(timer.current);
      session.tip(place, undefined);
    },
    [session, place],
  );
  const now = () => {
    stop();
    const told = tip();
    if (told !== undefined) session.tip(place, told);
  };
  return {
    isTold,
    has: () => tip() !== undefined,
    rest: () => {
      stop();
      timer.current = setTimeout(now, REST);
    },
    now,
    leave: () => {
      stop();
      session.tip(place, undefined);
    },
  };
}
