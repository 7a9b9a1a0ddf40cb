import { useNow } from '../clock/use-now.ts';

/** How long such a clock runs from a full ring to an empty one, in milliseconds. */
const FULL = 4_000;

interface RingClockProps {
  /** When it is over, by the host's clock. */
  readonly until: number;
}

/** So many seconds are left. */
export function useSecondsTo(until: number | undefined): number {
  const now = useNow(until === undefined ? 'stands' : 'runs');
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds in a ring that empties. Nobody is read a countdown aloud. */
export function RingClock({ until }: RingClockProps) {
  const now = useNow('runs');
  const left = Math.max(0, until - now);
  const share = Math.min(1, left / FULL);
  return (
    <span className="ringclock" aria-hidden="true">
      <svg viewBox="0 0 36 36" role="presentation">
        <circle cx="18" cy="18" r="15" pathLength="1" />
        <circle className="left" cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
      <b>{Math.ceil(left / 1000)}</b>
    </span>
  );
}
