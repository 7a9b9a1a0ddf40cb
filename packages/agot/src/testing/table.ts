import '../cards/index.ts';
import type { Call } from '@kronika/kernel';
import { procedureTables, type ScenarioTable } from '@kronika/testkit';
import { procedures } from '../rules/procedures.ts';
import type { AgotSituation } from '../situation/description.ts';
import { stateOf } from '../situation/state.ts';
import type { AgotState } from '../state.ts';
import { verbs } from '../verbs/verbs.ts';

const tables = procedureTables<AgotState>({
  id: 'agot',
  seats: { min: 2, max: 6 },
  rule: 'AGOT-WIN-h',
  procedures,
  events: verbs,
  stateOf,
});

export const { gameRunning, ran } = tables;

/** A table at which the procedure has begun; it is over when seat 0 is asked `pause`. */
export function tableRunning(run: Call, description: Partial<AgotSituation>): ScenarioTable<AgotState, AgotState> {
  return tables.tableRunning(run, description);
}
