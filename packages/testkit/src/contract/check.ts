import type { Playthrough } from '../play/playthrough.ts';

/**
 * How a table opens its windows (see the design of views):
 * `open` asks by public facts; `brief` asks only who can act, so who is asked may tell something.
 */
export type Windows = 'open' | 'brief';

/** What a check may need to know beside the playthrough. */
export interface CheckOptions {
  /** At how many decisions of each playthrough the costly checks look. */
  readonly samples: number;
  /** How many resignations are tried in each playthrough at a table of more than two. */
  readonly resignations: number;
  readonly windows: Windows;
}

/** Looks for what contradicts a promise. Finds nothing, unless there is a bug. */
export type Check = (playthrough: Playthrough, options: CheckOptions) => readonly string[];

/** The promise in words, and how to check it. */
export interface Promised {
  readonly title: string;
  readonly check: Check;
}
