import { isRefusal } from '@kronika/kernel';
import { layingOut } from '@kronika/lcg';
import type { ParsedSituation } from '../situation/description.ts';
import { withMemory } from '../situation/memory.ts';
import { describedState, withoutEliminated } from '../situation/state.ts';
import { laidTable } from '../situation/table.ts';
import type { AgotState } from '../state.ts';
import { cardsOf } from './draft.ts';

/** The state that a situation shows, whether it can be played or not. What refers to cards that are not there is left out. */
export const laidOut = layingOut<ParsedSituation, AgotState>((situation) => {
  const { table, pieces } = laidTable(cardsOf(situation));
  const state = describedState(situation, table);
  const remembering = withMemory(situation, state, pieces);
  return { state: withoutEliminated(situation, isRefusal(remembering) ? state : remembering), things: pieces };
});
