import type { L5rEvent } from '../event.ts';
import { raise } from '../rules/calls.ts';
import type { L5rState } from '../state.ts';
import { ran } from './table.ts';

/** The state after the events happened, with all that answers to them, and the kinds of all that happened. */
export function happen(state: L5rState, ...events: readonly L5rEvent[]): ReturnType<typeof ran> {
  return ran(state, raise(...events));
}
