import type { FighterId } from '@kronika/senjutsu';
import type { Overlay } from '../field/overlay.ts';

/** What came of an attack, said above whom it was aimed at. */
export interface VerdictPlate {
  readonly fighter: FighterId;
  readonly text: string;
  readonly look: 'hit' | 'block' | 'miss';
}

/** What the beat that is told now draws on the field. */
export interface Told {
  /** Different for every beat, so that plates rise anew. */
  readonly step: number;
  readonly overlays: readonly Overlay[];
  readonly verdicts: readonly VerdictPlate[];
}

export const NOTHING_TOLD: Told = { step: -1, overlays: [], verdicts: [] };
