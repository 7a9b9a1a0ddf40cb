import { beginSituation, isRefusal } from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import { raise } from '../rules/calls.ts';
import type { AgotState } from '../state.ts';
import { gameRunning } from './table.ts';

/** The state after the events happened, with all that answers to them, and the kinds of all that happened. */
export function happen(
  state: AgotState,
  ...events: readonly AgotEvent[]
): { readonly state: AgotState; readonly kinds: readonly string[] } {
  const begun = beginSituation(
    gameRunning(raise(...events), () => state),
    {},
    'test',
  );
  if (isRefusal(begun)) throw new Error('the events were refused');
  const [asked] = begun.match.open;
  if (asked?.question.message.key !== 'pause') throw new Error(`somebody is asked ${asked?.question.message.key}`);
  return {
    state: begun.match.state,
    kinds: begun.happened.map(({ event }) => event.is).filter((is) => is !== 'abilityUsed'),
  };
}
