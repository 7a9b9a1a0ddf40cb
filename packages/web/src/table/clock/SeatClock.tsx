import type { SeatId } from '@kronika/kernel';
import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';
import { remaining, timeText } from './remaining.ts';
import { useNow } from './use-now.ts';

/** Below this it is time to hurry, in milliseconds. */
const SHORT = 30_000;

/** What a seat has left on its clock. */
export function SeatClock({ seat }: { readonly seat: SeatId }) {
  const { words } = useTable();
  const clock = useSession(({ known }) => known?.document.clock);
  const isRunning = clock !== undefined && (clock.running.includes(seat) || clock.plan.is === 'game');
  const now = useNow(isRunning ? 'runs' : 'stands');
  const left = clock === undefined ? undefined : remaining(clock, seat, now);
  if (left === undefined) return undefined;
  return (
    <span className={`clock${isRunning ? ' runs' : ''}${left < SHORT ? ' short' : ''}`} title={words.timeLeft}>
      <Icon name="hourglass" />
      <span className="vh">{words.timeLeft} </span>
      {timeText(left)}
    </span>
  );
}
