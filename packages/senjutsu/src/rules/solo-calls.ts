import { flowCalled } from '@kronika/kernel';
import type { Segment } from '../cards/pictograms.ts';
import type { FoesPlan } from '../setup/plan.ts';
import type { FighterId } from '../state.ts';
import type { SegmentEnd } from './calls.ts';

/** What AI opponents do in the course of a turn, declared by name. The flows live in `solo/`. */

type Nothing = Readonly<Record<never, never>>;

/** Before a match against AI opponents: they come onto the field (SEN-SOLO-SET-c to -f). */
export const soloSetup = flowCalled<FoesPlan, undefined>('senjutsu/solo-setup');

/** At the start of a turn of a horde: the next wave, if nobody of the last one stands (SEN-HORDE-f). */
export const soloWave = flowCalled<Nothing, undefined>('senjutsu/solo-wave');

/** Effects before the draw and the draw itself, for every AI opponent (SEN-SOLO-ST-bleed, SEN-SOLO-TURN-1). */
export const soloDraw = flowCalled<Nothing, undefined>('senjutsu/solo-draw');

/** Right after the reveal: what poisons do to revealed cards (SEN-SOLO-ST-pois-b). */
export const soloRevealed = flowCalled<Nothing, undefined>('senjutsu/solo-revealed');

/** Reveal step 5: AI opponents come last in Advantage order, so that they choose their speeds first (SEN-SOLO-ADV-f). */
export const soloSpeeds = flowCalled<Nothing, undefined>('senjutsu/solo-speeds');

export interface SoloSegment {
  readonly fighter: FighterId;
  readonly segment: Segment;
  readonly part: 'first' | 'rest';
}

/** A segment of the card of an AI opponent, in place of `runSegment`. */
export const soloSegment = flowCalled<SoloSegment, SegmentEnd>('senjutsu/solo-segment');

/** AI opponents that are tied with each other go in the order that is worst for the players (SEN-SOLO-ADV-b). */
export interface SoloOrder {
  readonly tied: readonly FighterId[];
}
export const soloOrder = flowCalled<SoloOrder, readonly FighterId[]>('senjutsu/solo-order');

/** The discard phase: revealed solo cards and stuns go where they belong, resets follow (SEN-SOLO-TURN-5). */
export const soloCleanup = flowCalled<Nothing, undefined>('senjutsu/solo-cleanup');
