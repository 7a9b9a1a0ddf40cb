import type { Branch } from '../cards/fact.ts';
import type { Kamae } from '../cards/pictograms.ts';

/** Where the ring ends, and how many focus points it has reached; gains beyond the limit of 3 are not cut off here. */
export interface KamaeResult {
  readonly kamae: Kamae;
  readonly focus: number;
}

/** All results of "change Kamae up to X branches" (SEN-KAM-e to -l), staying first. */
export function kamaeChanges(_branches: readonly Branch[], _from: Kamae, _upTo: number): readonly KamaeResult[] {
  throw new Error('not written yet');
}

/** Where a jump may end (SEN-KAM-m to -o). */
export function kamaeJumps(to: Kamae | 'any'): readonly Kamae[] {
  return to === 'any' ? ['aggression', 'balance', 'determination'] : [to];
}
