import type { Game, Manner, Setup } from '@kronika/kernel';
import { ScenarioError } from './scenario-error.ts';
import { ScenarioTable } from './scenario-table.ts';

/** Plays a scenario; one that forgets an open question fails. Whatever fails throws a `ScenarioError`. */
export function playScenario<S, V>(
  game: Game<S, Setup, V>,
  play: (table: ScenarioTable<S, V>) => void,
  manner: Manner = {},
): void {
  const table = new ScenarioTable(game, manner);
  play(table);
  const forgotten = table.forgotten();
  if (forgotten.length > 0) throw new ScenarioError(`the scenario forgets an open question: ${forgotten.join('; ')}`);
}
