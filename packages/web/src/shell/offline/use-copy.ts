import { useSelected } from '../../table/session/store.ts';
import { type Copy, copyNow, type Freshness, freshnessNow } from './copy.ts';

export function useCopy(): Copy {
  return useSelected(copyNow, (copy) => copy);
}

export function useFreshness(): Freshness {
  return useSelected(freshnessNow, (freshness) => freshness);
}
