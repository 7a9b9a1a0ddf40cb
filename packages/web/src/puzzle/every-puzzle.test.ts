import { present } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { gameCalled } from '../worker/games.ts';
import { PUZZLE_GAMES, puzzlesOf } from './game-puzzles.ts';
import { NAMES } from './testing/fork.ts';
import { PuzzleService } from './worker/puzzle-service.ts';

/** So many puzzles of each game are played through, those with the shortest records: playing all of them takes long. */
const PLAYED = 2;

test('the puzzles of every game have ids of their own, and are solved by what they show', async () => {
  for (const { id, sides } of PUZZLE_GAMES) {
    const { puzzles } = present(await puzzlesOf(id), `the puzzles of ${id}`);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    const service = new PuzzleService(gameCalled);
    const shortest = puzzles.toSorted((one, other) => one.record.end.decisions - other.record.end.decisions);
    for (const puzzle of shortest.slice(0, PLAYED)) {
      let told = await service.hear({ is: 'open', puzzle, names: NAMES });
      for (let step = 0; step < puzzle.line.length; step += 1) {
        if (told.is !== 'at' && told.is !== 'judged') throw new Error(`${puzzle.id}: ${JSON.stringify(told)}`);
        const accepted = await service.hear({ is: 'accepted' });
        const [answer] = accepted.is === 'accepted' ? accepted.answers : [];
        const isOwn = told.at.turn === 'own' && answer !== undefined;
        told = await service.hear(isOwn ? { is: 'answer', answer } : { is: 'goOn' });
      }
      expect(told, puzzle.id).toMatchObject({ at: { turn: 'over', step: puzzle.line.length } });
      const played = await service.hear({ is: 'sides', puzzles: [puzzle] });
      const known = played.is === 'sides' ? (played.sides[0] ?? []) : [];
      expect(Object.keys(sides ?? {}), puzzle.id).toEqual(expect.arrayContaining([...known]));
    }
  }
}, 120_000);
