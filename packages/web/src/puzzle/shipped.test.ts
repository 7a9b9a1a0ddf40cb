import { type Puzzle, puzzleFault } from '@kronika/bots';
import { describe, expect, test } from 'vitest';
import type { GameEngine } from '../games/client-game.ts';

const ENGINES = import.meta.glob<GameEngine>('../games/*/engine.ts', { import: 'engine' });
const PUZZLES = import.meta.glob<readonly Puzzle[]>('../games/*/puzzles/puzzles.json', { import: 'default' });

/** The games that have puzzles, by their folders. */
const GAMES = Object.entries(PUZZLES).map(([file, puzzles]) => ({ folder: file.split('/')[2] ?? '', puzzles }));

/** So many puzzles a game has at least, once it has any. */
const FEWEST = 30;

test('some games have puzzles', () => {
  expect(GAMES.length).toBeGreaterThan(0);
});

describe.each(GAMES)('the puzzles of $folder', ({ folder, puzzles: load }) => {
  test('lead to an open question, and their lines to what is asked for', async () => {
    const { game: loadGame } = (await ENGINES[`../games/${folder}/engine.ts`]?.()) ?? {};
    const game = await loadGame?.();
    if (game === undefined) throw new Error(`${folder} has no engine`);

    const faults = (await load()).map((puzzle) => puzzleFault(game, puzzle));

    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('are told apart by their ids, and each right answer promises more than the best wrong one', async () => {
    const puzzles = await load();

    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.filter(({ chances }) => chances.solution <= chances.next)).toEqual([]);
  });
});
