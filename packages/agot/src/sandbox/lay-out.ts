import { layingOut } from '@kronika/lcg';
import type { ParsedSituation } from '../situation/description.ts';
import { describedState, withoutEliminated } from '../situation/state.ts';
import { laidTable } from '../situation/table.ts';
import type { AgotState } from '../state.ts';
import { cardsOf } from './draft.ts';

/** The state that a situation shows, whether it can be played or not. */
export const laidOut = layingOut<ParsedSituation, AgotState>((situation) => {
  const { table, pieces } = laidTable(cardsOf(situation));
  return { state: withoutEliminated(situation, describedState(situation, table)), things: pieces };
});
