import { useSyncExternalStore } from 'react';
import type { Stored } from '../../client/storage/stored.ts';

/** The remembered value; the component is drawn anew when it changes. */
export function useStored<T>({ subscribe, get }: Stored<T>): T {
  return useSyncExternalStore(subscribe, get);
}
