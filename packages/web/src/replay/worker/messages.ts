import type { Explanation, MatchRecord, MatchView, Option, Phrase, SeatId, Thing, Viewer } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { Story } from '../story.ts';

/** What is asked of the worker in which a record is watched. The first message opens the record. */
export type WatchMessage =
  | { readonly is: 'open'; readonly record: MatchRecord }
  | { readonly is: 'show'; readonly move: number; readonly viewer: Viewer }
  | { readonly is: 'read'; readonly viewer: Viewer }
  | {
      readonly is: 'explain';
      readonly id: number;
      readonly move: number;
      readonly viewer: Viewer;
      readonly thing: Thing;
    }
  | { readonly is: 'weigh'; readonly winners: readonly SeatId[] }
  /** The names are those of the people, seat by seat. */
  | { readonly is: 'analyse'; readonly names: readonly string[] }
  | { readonly is: 'review'; readonly move: number; readonly names: readonly string[] };

/** A record that can be watched. */
export interface Opened {
  readonly game: string;
  readonly seats: number;
  /** The number of decisions behind which it begins and ends. */
  readonly first: number;
  readonly last: number;
  /** The numbers of decisions with which something happened. */
  readonly stops: readonly number[];
  readonly story: Story;
  /** Whether it begins as matches of the game do, so that nobody is ahead yet; a situation may begin anywhere. */
  readonly start: 'even' | 'anywhere';
  /** Whether a bot can say what was a mistake: only where the game has an evaluation. */
  readonly reviews: 'all' | 'none';
  /** By whom it was won, if it was played to its end. */
  readonly winners?: readonly SeatId[];
  /** Why it cannot be watched from its start. */
  readonly missing?: { readonly rules: number; readonly now: number };
}

/** The chances of each seat at a moment, of 1. */
export interface Chance {
  readonly move: number;
  readonly chances: readonly number[];
}

/** What a strong bot thinks of a decision, from what its seat could know then. */
export interface Review {
  /** How many decisions were taken before it. */
  readonly move: number;
  readonly seat: SeatId;
  readonly asked: Phrase;
  readonly played: Phrase;
  readonly better: Phrase;
  /** The options that the better answer takes. */
  readonly options: readonly Option[];
  readonly reason: Phrase;
  /** By how much what was played is worse, of 1. */
  readonly loss: number;
}

/** What the worker says. */
export type Watching =
  | { readonly is: 'opened'; readonly opened: Opened }
  | { readonly is: 'refused'; readonly because: Phrase }
  | { readonly is: 'shown'; readonly move: number; readonly viewer: Viewer; readonly match: MatchView }
  | { readonly is: 'log'; readonly viewer: Viewer; readonly lines: readonly LogEntry[] }
  | { readonly is: 'explained'; readonly id: number; readonly explanation: Explanation }
  | { readonly is: 'analysed'; readonly share: number; readonly mistakes: readonly Review[] }
  | { readonly is: 'reviewed'; readonly move: number; readonly review?: Review }
  | { readonly is: 'chance'; readonly chance: Chance; readonly share: number };
