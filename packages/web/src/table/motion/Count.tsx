import { useEffect, useRef, useState } from 'react';
import { usePace } from './pace.ts';

const STEP = 45;

/** A number that counts to its new value, so that one sees that it changed. */
export function Count({ value }: { readonly value: number }) {
  const pace = usePace();
  const at = useRef(value);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (pace === undefined) {
      at.current = value;
      setShown(value);
      return;
    }
    const timer = setInterval(() => {
      at.current = closer(at.current, value);
      setShown(at.current);
      if (at.current === value) clearInterval(timer);
    }, STEP);
    return () => clearInterval(timer);
  }, [value, pace]);
  return <>{shown}</>;
}

/** A sixth of the way, and at least 1. */
function closer(now: number, value: number): number {
  const step = Math.max(1, Math.round(Math.abs(value - now) / 6));
  return now < value ? Math.min(value, now + step) : Math.max(value, now - step);
}
