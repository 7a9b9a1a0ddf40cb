// Whoever asks the rules before the texts are known would be told for good that there are none.
import '../cards/index.ts';
import { type CardId, isRefusal, refusalText } from '@kronika/kernel';
import type { AgotSituation } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import type { AgotState } from '../state.ts';

/** The state that a description means; a test that describes nonsense fails. */
export function given(description: Partial<AgotSituation>): AgotState {
  const state = stateOf({ seats: [{}, {}], ...description });
  if (isRefusal(state)) throw new Error(refusalText(state, 'en'));
  return state;
}

/** The card of that name; the first of several. */
export function the(state: AgotState, name: string): CardId {
  const card = state.table.cards.find(({ printed }) => printed === name);
  if (card === undefined) throw new Error(`no ${name} is on the table`);
  return card.id;
}
