import type { Effect } from '../ability/part.ts';
import type { Use } from '../ability/use.ts';
import type { When } from '../ability/when.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { Until } from './lasting.ts';

/** What an ability leaves behind for a later moment. It resolves by itself; it is no new ability. */
export interface Delayed<S extends LcgState, E extends LcgEvent> {
  readonly when: When<S, E>;
  readonly effect: Effect<S, E>;
}

/** A delayed effect that waits: the use that left it behind, and its name in that ability. */
export interface DelayedEffect<E extends LcgEvent = LcgEvent> {
  readonly number: number;
  readonly use: Use<E>;
  readonly name: string;
  readonly until: Until;
}
