import { type CardId, isRefusal, type ThingName } from '@kronika/kernel';
import type { ParsedSituation } from '../situation/description.ts';
import { calmState, withConflict } from '../situation/state.ts';
import { laidTable } from '../situation/table.ts';
import type { L5rState } from '../state.ts';
import { cardsOf } from './draft.ts';

/** The table of a situation, with where the situation names each card. */
export interface LaidSituation {
  readonly state: L5rState;
  readonly things: ReadonlyMap<CardId, ThingName>;
}

const laid = new WeakMap<ParsedSituation, LaidSituation>();

/** The state that a situation shows, whether it can be played or not. A conflict about nothing is left out. */
export function laidOut(situation: ParsedSituation): LaidSituation {
  const known = laid.get(situation);
  if (known !== undefined) return known;
  const { table, pieces } = laidTable(cardsOf(situation));
  const calm = calmState(situation, table);
  const fought = withConflict(situation, calm);
  const made: LaidSituation = { state: isRefusal(fought) ? calm : fought, things: pieces };
  laid.set(situation, made);
  return made;
}
