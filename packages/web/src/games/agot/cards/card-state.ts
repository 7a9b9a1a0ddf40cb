import type { ChallengeType } from '@kronika/agot';
import type { CardMarks } from '../../../cards/card-marks.ts';

/** How a card is now; what is not given is as printed. */
export interface AgotCardState extends CardMarks {
  readonly strength?: number;
  readonly icons?: readonly ChallengeType[];
  readonly power?: number;
  /** The tokens that texts define, all together. */
  readonly tokens?: number;
  readonly duplicates?: number;
  /** Of a plot, as they are now. */
  readonly plot?: Readonly<Record<'income' | 'initiative' | 'claim' | 'reserve', number>>;
}
