import type { Grounds } from '@kronika/kernel';
import type { LcgState } from '../state.ts';

/** What decides whether an order matters: at a table with open windows, nothing that could give hidden cards away. */
export function groundsAt({ windows }: Pick<LcgState, 'windows'>): Grounds {
  return windows === 'open' ? 'publicFacts' : 'allFacts';
}
