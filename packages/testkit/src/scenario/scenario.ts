import type { Game, Setup } from '@kronika/kernel';
import { test } from 'vitest';
import { playScenario } from './play-scenario.ts';
import type { ScenarioTable } from './scenario-table.ts';

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
