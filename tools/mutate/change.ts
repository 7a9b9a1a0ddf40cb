import type { Spot } from './syntax.ts';

/** A small fault: the text between two offsets of a source file is replaced by another. */
export interface Change {
  /** Which mutator made it. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The faults that could be made at one place. */
export type Mutator = (spot: Spot) => readonly Change[];

export function applied(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}
