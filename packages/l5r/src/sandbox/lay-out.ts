import { isRefusal } from '@kronika/kernel';
import { layingOut } from '@kronika/lcg';
import type { ParsedSituation } from '../situation/description.ts';
import { withMemory } from '../situation/memory.ts';
import { calmState, withConflict } from '../situation/state.ts';
import { laidTable } from '../situation/table.ts';
import type { L5rState } from '../state.ts';
import { cardsOf } from './draft.ts';

/**
 * The state that a situation shows, whether it can be played or not. A conflict about nothing is left out, and so is
 * what refers to cards that are not there.
 */
export const laidOut = layingOut<ParsedSituation, L5rState>((situation) => {
  const { table, pieces } = laidTable(cardsOf(situation));
  const calm = calmState(situation, table);
  const fought = withConflict(situation, calm);
  if (isRefusal(fought)) return { state: calm, things: pieces };
  const remembering = withMemory(situation, fought, pieces);
  return { state: isRefusal(remembering) ? fought : remembering, things: pieces };
});
