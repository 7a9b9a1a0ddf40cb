import type { PrintedId } from '@kronika/kernel';
import type { CardMarks } from '../../../cards/card-marks.ts';

/** An attachment on a character. */
export interface AttachedCard {
  /** Tells two copies apart. */
  readonly key: string;
  readonly printed: PrintedId;
  readonly stance: 'ready' | 'bowed';
}

/** How a card is now; what is not given is as printed. */
export interface L5rCardState extends CardMarks {
  readonly status?: 'honored' | 'ordinary' | 'dishonored';
  readonly fate?: number;
  /** The current values; `null` is a dash. */
  readonly military?: number | null;
  readonly political?: number | null;
  readonly glory?: number;
  /** Of a province, with everything that modifies it. */
  readonly strength?: number;
  readonly attachments?: readonly AttachedCard[];
}
