import type { SeatId } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';
import { remaining, timeText } from './remaining.ts';

/** Below this it is time to hurry, in milliseconds. */
const SHORT = 30_000;

/** What a seat has left on its clock. */
export function SeatClock({ seat }: { readonly seat: SeatId }) {
  const { words } = useTable();
  const clock = useSession(({ known }) => known?.document.clock);
  const offset = useSession(({ known }) => known?.clockOffset ?? 0);
  const isRunning = clock !== undefined && (clock.running.includes(seat) || clock.plan.is === 'game');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clock === undefined ? undefined : remaining(clock, seat, now + offset);
  if (left === undefined) return undefined;
  return (
    <span className={`clock${isRunning ? ' runs' : ''}${left < SHORT ? ' short' : ''}`} title={words.timeLeft}>
      <Icon name="hourglass" />
      <span className="vh">{words.timeLeft} </span>
      {timeText(left)}
    </span>
  );
}
