import { useEffect, useState } from 'react';
import { useSession } from '../session/context.ts';

/** How often a time that is shown is looked at again, in milliseconds. */
const LOOK = 250;

/** The time of the host's clock, kept up to date while something runs. */
export function useNow(state: 'runs' | 'stands'): number {
  const offset = useSession(({ known }) => known?.clockOffset ?? 0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (state === 'stands') return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LOOK);
    return () => clearInterval(timer);
  }, [state]);
  return now + offset;
}
