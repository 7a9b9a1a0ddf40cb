import type { PrintedId } from '@kronika/kernel';
import type { Line } from '../cards/pictograms.ts';
import type { Walk } from '../field/walks.ts';
import type { Cell, Stand } from '../hex/index.ts';
import type { FighterId, Played, Senjutsu } from '../state.ts';
import type { KamaeResult } from './kamae-tree.ts';

/**
 * What is left of the running segment of an attack card. The first line is the one that is being decided; the others
 * follow in the order they will be resolved, through to the end of the segment (the rest of the inner list, then the
 * rest of the lists around it).
 */
export interface Program {
  readonly lines: readonly Line[];
  /** Whether the bar was met and paid that a first line with `joined` shares; without meaning for other lines. */
  readonly sharedBar: 'met' | 'unmet';
  /** Whether the last attack effect of this segment succeeded: lines under "if success" are counted only then. */
  readonly success: 'yes' | 'no';
  /** The speed of the segment, for attacks that compare speeds (SEN-IATK). */
  readonly speed: number;
  /** The range icon of the card. */
  readonly range: number | undefined;
  readonly cancelled: Played['cancelled'];
}

/** A choice in the decision about the first line of a program. */
export type DutyChoice =
  /** An outcome of a move line. */
  | { readonly is: 'walk'; readonly walk: Pick<Walk, 'stand' | 'breaks' | 'fallen' | 'collision'> }
  /** The focus bar of the line, any kind of line: an attack line on a focus bar, too. */
  | { readonly is: 'pay' }
  | { readonly is: 'decline' }
  /** An option of an -OR-, paid if it stands on a focus bar; `null`: none of them. */
  | { readonly is: 'alternative'; readonly at: number | null }
  /** The result of a change or a jump. */
  | { readonly is: 'kamae'; readonly result: KamaeResult }
  /** The first line is an attack that is being resolved: its star line is bought or not (SEN-HIT-e). */
  | { readonly is: 'star'; readonly bought: 'yes' | 'no' };

export interface Duty {
  /** Whether a hit on an opponent is still possible after this choice (SEN-HIT-a). */
  keeps(choice: DutyChoice): boolean;
}

/**
 * What the duty to hit leaves of a decision. `free`: no choice leads to a hit, or nothing that strikes is left in this
 * segment, so every choice is open. Ask only for attack cards, counters included (SEN-HIT-a, -f); the fighter's stand,
 * Kamae and focus are those of the state, with the program's first line not yet begun.
 */
export function dutyAt(_state: Senjutsu, _fighter: FighterId, _program: Program): Duty | 'free' {
  throw new Error('not written yet');
}

/** One place from which a card could strike. */
export interface Strike {
  readonly segment: 'upper' | 'lower';
  readonly stand: Stand;
  readonly cells: readonly Cell[];
  /** The opponents who stand on those cells now and would be affected. */
  readonly hits: readonly FighterId[];
}

/** Everything a card could strike if it were played now and nobody else moved: for previews and bots. */
export function reachOf(_state: Senjutsu, _fighter: FighterId, _printed: PrintedId): readonly Strike[] {
  throw new Error('not written yet');
}
