import type { CardId, ThingName } from '@kronika/kernel';
import type { ParsedSituation } from '../situation/description.ts';
import { describedState, withoutEliminated } from '../situation/state.ts';
import { laidTable } from '../situation/table.ts';
import type { AgotState } from '../state.ts';
import { cardsOf } from './draft.ts';

/** The table of a situation, with where the situation names each card. */
export interface LaidSituation {
  readonly state: AgotState;
  readonly things: ReadonlyMap<CardId, ThingName>;
}

const laid = new WeakMap<ParsedSituation, LaidSituation>();

/** The state that a situation shows, whether it can be played or not. */
export function laidOut(situation: ParsedSituation): LaidSituation {
  const known = laid.get(situation);
  if (known !== undefined) return known;
  const { table, pieces } = laidTable(cardsOf(situation));
  const made: LaidSituation = {
    state: withoutEliminated(situation, describedState(situation, table)),
    things: pieces,
  };
  laid.set(situation, made);
  return made;
}
