import type { AgotEvent } from '../event.ts';
import { raise } from '../rules/calls.ts';
import type { AgotState } from '../state.ts';
import { ran } from './table.ts';

/** The state after the events happened, with all that answers to them, and the kinds of all that happened. */
export function happen(state: AgotState, ...events: readonly AgotEvent[]): ReturnType<typeof ran> {
  return ran(state, raise(...events));
}
