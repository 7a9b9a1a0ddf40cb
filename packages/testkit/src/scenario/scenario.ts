import type { Game, Setup } from '@kronika/kernel';
import { test } from 'vitest';
import { ScenarioError } from './scenario-error.ts';
import { ScenarioTable } from './scenario-table.ts';

/** Plays a scenario; one that forgets an open question fails. */
export function playScenario<S, V>(game: Game<S, Setup, V>, play: (table: ScenarioTable<S, V>) => void): void {
  const table = new ScenarioTable(game);
  play(table);
  const forgotten = table.forgotten();
  if (forgotten.length > 0) throw new ScenarioError(`the scenario forgets an open question: ${forgotten.join('; ')}`);
}

/**
 * Makes the `scenario` of a game: a test that lays out a situation, takes decisions as people do, and
 * says what then holds.
 */
export function scenarioOf<S, V>(
  game: Game<S, Setup, V>,
): (title: string, play: (table: ScenarioTable<S, V>) => void) => void {
  return (title, play) => {
    test(title, () => playScenario(game, play));
  };
}
