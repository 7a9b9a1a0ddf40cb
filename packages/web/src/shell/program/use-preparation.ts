import { useEffect } from 'react';
import { becomeReady } from '../offline/readiness.ts';

/** How long after the first page the rest is loaded, in milliseconds: nothing of it may slow the first page down. */
const AFTER = 2_500;

/** Loads, while somebody looks around, what playing needs: then a click opens a table at once, also without a server. */
export function usePreparation(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      becomeReady(async () => (await import('./prepare.ts')).prepareForPlay()).catch(() => undefined);
    }, AFTER);
    return () => clearTimeout(timer);
  }, []);
}
