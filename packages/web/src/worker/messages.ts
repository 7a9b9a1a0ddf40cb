import type { MatchRecord, Phrase, SeatId } from '@kronika/kernel';
import type { Command, RefusedBecause, TablePlan } from '@kronika/protocol';

/** Somebody sits down at a table of this device. */
export interface LocalAttach {
  readonly is: 'attach';
  readonly table: string;
  readonly seat: SeatId;
  /** How many entries of the log one has already. */
  readonly log: number;
}

/** A way in which bots of a game can play. */
export interface BotStyle {
  readonly id: string;
  readonly name: Phrase;
  readonly about: Phrase;
}

/** What the page says on a port of the worker; the first message says what the port is for. */
export type PageMessage =
  | LocalAttach
  | Command
  | { readonly is: 'hangUp' }
  | { readonly is: 'found'; readonly plan: TablePlan }
  | { readonly is: 'recordOf'; readonly table: string }
  | { readonly is: 'stylesOf'; readonly game: string }
  | { readonly is: 'forget'; readonly table: string };

/** The one answer on a port that is not for a table. */
export type Outcome =
  | { readonly is: 'founded'; readonly table: string }
  | { readonly is: 'recorded'; readonly record: MatchRecord }
  | { readonly is: 'styled'; readonly styles: readonly BotStyle[] }
  | { readonly is: 'forgotten' }
  | { readonly is: 'failed'; readonly because: RefusedBecause };
