import { beginSituation, isRefusal } from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import { raise } from '../rules/calls.ts';
import type { L5rState } from '../state.ts';
import { gameRunning } from './table.ts';

/** The state after the events happened, with all that answers to them, and the kinds of all that happened. */
export function happen(
  state: L5rState,
  ...events: readonly L5rEvent[]
): { readonly state: L5rState; readonly kinds: readonly string[] } {
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
