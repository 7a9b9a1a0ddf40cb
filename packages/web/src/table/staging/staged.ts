import type { SeatId, Thing } from '@kronika/kernel';
import type { Looked } from '../looked.ts';

/** What something is for who watches, the lightest first: of what happens together, the heaviest gives the whole its time. */
export const STAGE_KINDS = ['pass', 'count', 'trigger', 'declare', 'play', 'reveal', 'result'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** A thing of the board that acts or is aimed at, and in a few words what becomes of it. */
export interface Aim {
  readonly thing: Thing;
  readonly pill?: string;
}

/** A number worth showing large, such as a bid or a total. */
export interface Figure {
  /** Whose number it is, or what it counts. */
  readonly of: SeatId | string;
  readonly value: string;
}

/** How one event is shown to who watches. */
export interface Staged {
  readonly kind: StageKind;
  /** Who does it. */
  readonly by?: SeatId;
  /** What they do, behind their name: "plays". */
  readonly does?: string;
  /** The heading of what nobody does, such as a step of the rules. */
  readonly title?: string;
  /** What is shown large: the card that is played, the attackers, the plots. */
  readonly shown?: readonly Looked[];
  readonly figures?: readonly Figure[];
  readonly aims?: readonly Aim[];
  /** Events of one thread that follow each other are one step: a card with its cost and its effect. */
  readonly thread?: string;
  /**
   * Where heading and picture say it all, the sentence of the log is not repeated; what is paid is told only while
   * there is nothing to say of what it is paid for.
   */
  readonly line?: 'told' | 'omitted' | 'spare';
}

/** A number of the board that changed meanwhile, such as the total of a side. */
export interface Change {
  readonly of: string;
  readonly from: number;
  readonly to: number;
}

/** A number of the board whose changes are told with what changed it. */
export interface Tally {
  readonly of: string;
  readonly value: number;
}
