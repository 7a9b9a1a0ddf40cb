import type { Phrase } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import type { ReactNode } from 'react';

/** What is given to a game to draw a chronicle. */
export interface ChronicleProps {
  /** The finished matches, the oldest first; never none. */
  readonly matches: readonly TableSummary[];
  /** The button that begins the next match, and the way to other players. */
  readonly start: ReactNode;
}

/** A chronicle from elsewhere, read from a text. */
export type ReadChronicle =
  | {
      readonly is: 'read';
      /** The options with which a match begins from it. */
      readonly options: Readonly<Record<string, string>>;
      readonly about: Phrase;
      /** What was repaired or guessed. */
      readonly notices: readonly Phrase[];
    }
  | { readonly is: 'damaged'; readonly problem: Phrase };

/** How a game tells the matches that continued each other. */
export interface ChronicleModule {
  Chronicle(props: ChronicleProps): ReactNode;
  /** Which match of its chronicle it was, counting those played elsewhere. */
  numberOf(match: TableSummary): number;
  /** A finished match in one line; nothing where it wrote no chronicle. */
  lineOf(match: TableSummary): Phrase | undefined;
  /** Reads a chronicle that somebody brought. */
  read(text: string): ReadChronicle;
  /** What such a text is called. */
  readonly textName: Phrase;
}
