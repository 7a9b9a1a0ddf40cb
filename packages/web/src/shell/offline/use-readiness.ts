import { useSyncExternalStore } from 'react';
import { onReadiness, type Readiness, readinessNow } from './readiness.ts';

export function useReadiness(): Readiness {
  return useSyncExternalStore(onReadiness, readinessNow);
}
