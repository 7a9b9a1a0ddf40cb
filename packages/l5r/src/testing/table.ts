import '../cards/index.ts';
import type { Call } from '@kronika/kernel';
import { procedureTables, type ScenarioTable } from '@kronika/testkit';
import { procedures } from '../rules/procedures.ts';
import type { L5rSituation } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import type { L5rState } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';

const tables = procedureTables<L5rState>({
  id: 'l5r',
  seats: { min: 2, max: 2 },
  rule: 'L5R-PASS-a',
  procedures,
  events: verbs,
  stateOf,
});

export const { gameRunning, ran } = tables;

/** A table at which the procedure has begun; it is over when seat 0 is asked `pause`. */
export function tableRunning(run: Call, description: Partial<L5rSituation>): ScenarioTable<L5rState, L5rState> {
  return tables.tableRunning(run, description);
}
