import { useEffect, useRef, useState } from 'react';
import { usePace } from './pace.ts';

const STEP = 45;

/** A number that counts to its new value, so that one sees that it changed. */
export function Count({ value }: { readonly value: number }) {
  const pace = usePace();
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => {
    if (pace === undefined) {
      setShown(value);
      return;
    }
    timer.current = setInterval(() => {
      setShown((now) => {
        if (now === value) {
          if (timer.current !== undefined) clearInterval(timer.current);
          return now;
        }
        const step = Math.max(1, Math.round(Math.abs(value - now) / 6));
        return now < value ? Math.min(value, now + step) : Math.max(value, now - step);
      });
    }, STEP);
    return () => {
      if (timer.current !== undefined) clearInterval(timer.current);
    };
  }, [value, pace]);
  return <>{shown}</>;
}
