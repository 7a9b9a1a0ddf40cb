import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { TableConnection } from '../../client/connection.ts';
import { Cover } from './Cover.tsx';
import { covered, nextOf, offererIn, opened, type Screen } from './screen.ts';
import { type SharedSeat, useNeeded } from './use-needed.ts';

/** How long one sees what came of one's move before the screen is covered, in milliseconds. */
const AFTERGLOW = 900;

interface HotSeatProps {
  readonly seats: readonly [SharedSeat, ...SharedSeat[]];
  readonly children: (connection: TableConnection) => ReactNode;
}

/**
 * Several people at one screen. Between them it is covered, and while it is covered nothing of the table is in the
 * page: no hand, no log, no inspector.
 */
export function HotSeat({ seats, children }: HotSeatProps) {
  const needed = useNeeded(seats);
  const [screen, setScreen] = useState<Screen>(() => covered(needed[0] ?? seats[0].seat));
  const next = nextOf(screen, needed);

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setScreen(covered(next)), screen.is === 'open' ? AFTERGLOW : 0);
    return () => clearTimeout(timer);
  }, [next, screen.is]);
  useCoverWhenLeft(useCallback(() => setScreen(({ seat }) => covered(seat)), []));

  const { connection } = seats.find(({ seat }) => seat === screen.seat) ?? seats[0];
  if (screen.is === 'open') return children(connection);
  const offerer = offererIn(seats.map((shared) => shared.connection.state()));
  const offering = seats.find(({ seat }) => seat === offerer && seat !== screen.seat);
  return (
    <Cover
      key={screen.seat}
      seat={screen.seat}
      connection={connection}
      offering={offering}
      open={() => setScreen(opened)}
    />
  );
}

/** Calls back when nobody may be in front of the screen any more: another window, another tab, a locked phone. */
function useCoverWhenLeft(cover: () => void): void {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && cover();
    window.addEventListener('blur', cover);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', cover);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [cover]);
}
