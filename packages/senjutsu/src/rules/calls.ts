import { type CardId, flowCalled, type PrintedId, type SeatId } from '@kronika/kernel';
import type { Occasion, Segment } from '../cards/pictograms.ts';
import type { FighterId } from '../state.ts';
import type { Came } from './perform/verb.ts';
import type { Resolving } from './resolving.ts';

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
export type CardRole = 'reaction' | 'benefit' | 'counter';

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

/**
 * An attack or grid effect of a card: SEN-TIME-ATK. AI opponents strike with it, too. What comes back says who was hit,
 * and which covered cells were not stopped.
 */
export const strike = flowCalled<Resolving, Came>('senjutsu/strike');

/** Lines of a card, from one on; it ends where paths become shorter than `depth`, or before the line `until`. */
export interface RunLines extends Resolving {
  readonly depth: number;
  /** The place in the segment where it stops: a defence rests behind its shields. */
  readonly until?: number;
}
export const runLines = flowCalled<RunLines, 'done' | 'dropped'>('senjutsu/lines');

/** The target effects of a line against each of the targets in turn; `hit` in what comes back are those affected. */
export const runDeeds = flowCalled<Resolving, Came>('senjutsu/deeds');

/** What a line of an AI opponent does that only AI opponents do, and its movement. The flow lives in `solo/`. */
export const soloLine = flowCalled<Resolving, Came>('senjutsu/solo-line');

/** An AI opponent has blocked an attack at a speed its card counters (SEN-SOLO-CTR). The flow lives in `solo/`. */
export interface SoloCounter {
  readonly foe: FighterId;
  readonly attacker: FighterId;
}
export const soloCounter = flowCalled<SoloCounter, undefined>('senjutsu/solo-counter');
