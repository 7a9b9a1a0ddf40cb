import { type CardId, flowCalled, type PrintedId, type SeatId } from '@kronika/kernel';
import type { LineRef, Occasion, Segment } from '../cards/pictograms.ts';
import type { FighterId } from '../state.ts';

/**
 * The flows that call each other across files, declared by name: a card runs its lines, a line may strike, a strike may
 * be countered by a card.
 */

/** Which part of a segment: a defence stops behind its shields and goes on once the attacks at its speed are settled. */
export type Part = 'first' | 'rest';

/** How a part of a segment ended; `resting`: shields stand, and the rest is still to come (SEN-TIME-BLK-9). */
export type SegmentEnd = 'resting' | 'done' | 'dropped';

export interface RunSegment {
  readonly fighter: FighterId;
  readonly segment: Segment;
  readonly part: Part;
}

/**
 * Resolves a segment of somebody's card of the turn at `turn.speed`. The agenda emits `segmentBegan` before and
 * `segmentEnded`, with the stage that comes back, behind it.
 */
export const runSegment = flowCalled<RunSegment, SegmentEnd>('senjutsu/segment');

/** In which role a card beside the card of the turn is resolved. */
export type CardRole = 'reaction' | 'benefit' | 'counter' | 'found';

export interface RunCard {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly printed: PrintedId;
  /** Whom its lines mean: the heroes just hit, the attacker just blocked, or who was named (ruling 4). */
  readonly targets: readonly FighterId[];
  readonly as: CardRole;
  /** `lower` for the part of a benefit that waits for speed 0 (SEN-EFF-z); counters resolve both. */
  readonly segment?: Segment;
}

/** Resolves a card that is already played and paid for. */
export const runCard = flowCalled<RunCard, undefined>('senjutsu/card');

/** Somebody may play a benefit now (SEN-INST-BEN-c). Owner: turn. */
export interface BenefitWindow {
  readonly fighter: FighterId;
  readonly occasion: Occasion;
  readonly targets: readonly FighterId[];
}
export const benefitWindow = flowCalled<BenefitWindow, undefined>('senjutsu/benefits');

/** An attack effect of a card: SEN-TIME-ATK. AI opponents strike with it, too. */
export interface Strike {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  /** The line with the grid, or the comparison. */
  readonly line: LineRef;
  /** In which role the card is resolved: benefits are for the card of the turn. */
  readonly as: 'turn' | CardRole;
}

/** What came of an attack or grid effect. */
export interface Outcome {
  /** Who was affected by it (SEN-SUCC-a); nobody: it did not succeed. */
  readonly hit: readonly FighterId[];
  /** Who took an ordinary wound from it, for effects that turn that one into a bleeding wound (SEN-EFF-ad). */
  readonly wounded: readonly FighterId[];
}
export const strike = flowCalled<Strike, Outcome>('senjutsu/strike');
