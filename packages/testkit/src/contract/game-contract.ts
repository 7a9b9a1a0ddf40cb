import type { Game } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type Playthrough, playRandomly } from '../play/playthrough.ts';
import type { Windows } from './check.ts';
import { PROMISES } from './promises.ts';
import { setupFaults } from './setup.ts';

/** How much to play, and on what kind of table. */
export interface ContractOptions {
  /** Every kind of table that is to be tried. */
  readonly setups: readonly unknown[];
  /** How many matches are played of each setup. */
  readonly games?: number;
  /** A match with more decisions than this counts as endless. */
  readonly cap?: number;
  /** At how many decisions of each match the costly checks look. */
  readonly samples?: number;
  /** How many resignations are tried in each match at a table of more than two. */
  readonly resignations?: number;
  readonly windows?: Windows;
  /** Another seed plays other matches. */
  readonly seed?: string;
}

/** Few enough for every run of the tests. `RESIGNATIONS=5000 SEED=other npx vitest run …` searches longer and elsewhere. */
const RESIGNATIONS = Number(process.env.RESIGNATIONS ?? 100);

/** Registers the tests that any game passes, over seeded random matches of every setup. */
export function gameContract(
  game: Game,
  {
    setups,
    games = 20,
    cap = 5000,
    samples = 8,
    resignations = RESIGNATIONS,
    windows = 'open',
    seed = process.env.SEED ?? 'contract',
  }: ContractOptions,
): void {
  describe(`${game.id} keeps the promises of a game`, () => {
    let played: readonly Playthrough[] | undefined;
    const playthroughs = (): readonly Playthrough[] => {
      played ??= setups.flatMap((setup, s) =>
        Array.from({ length: games }, (_, g) => playRandomly(game, { setup, cap, seed: `${seed}/${s}/${g}` })),
      );
      return played;
    };

    test('begins at every table its form allows, and at no other', () => {
      expect(setupFaults(game)).toEqual([]);
    });

    for (const { title, check } of PROMISES)
      test(title, () => {
        const faults = playthroughs().flatMap((playthrough) => check(playthrough, { samples, resignations, windows }));

        expect(faults.slice(0, 5)).toEqual([]);
      });
  });
}
