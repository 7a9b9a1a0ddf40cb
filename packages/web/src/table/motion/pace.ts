import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AnimationSpeed } from '../props.ts';
import { type Pace, paceOf } from './moves.ts';

const PaceContext = createContext<Pace | undefined>(undefined);

export const PaceProvider = PaceContext.Provider;

/** How fast things move; nothing if they should not. */
export function usePace(): Pace | undefined {
  return useContext(PaceContext);
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query)), [query]);
  return useSyncExternalStore(
    (listener) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => list?.matches ?? false,
    () => false,
  );
}

/** The pace that the settings and the device ask for. */
export function usePaceOf(speed: AnimationSpeed): Pace | undefined {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return useMemo(() => paceOf(speed, reduced), [speed, reduced]);
}
