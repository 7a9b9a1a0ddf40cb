import { beacons, skirmish, tictactoe } from '@kronika/examples';
import {
  beginSituation,
  decide,
  type Game,
  imagine,
  isRefusal,
  type Match,
  present,
  randomOf,
  type SeatId,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { randomBot } from '../random/random-bot.ts';
import { isWelcome } from './collection.ts';
import { type FoundPuzzle, type PuzzlePlan, type PuzzlesOfGame, puzzlesOfGame } from './generate.ts';
import { playedGame } from './played-game.ts';
import { puzzleFault } from './posed.ts';
import type { PuzzleDifficulty } from './puzzle.ts';
import { type Solution, solutionAt } from './solution.ts';
import { puzzleSearch, type Solver, weighedAt } from './solver.ts';
import { QUICK } from './weighing.ts';

function drawn(...rows: readonly string[]): Match {
  const begun = beginSituation(tictactoe, { rows }, '1');
  if (isRefusal(begun)) throw new Error(begun.refused);
  return begun.match;
}

function solverIn(game: Game, seat: SeatId, seed = 'solver'): Solver {
  return { plan: puzzleSearch(game), seat, random: randomOf(seed) };
}

/** The cells that the answers stand for. */
function cellsOf(match: Match, answers: readonly unknown[] | undefined): readonly unknown[] {
  const question = match.open[0]?.question;
  const options = question !== undefined && 'options' in question ? question.options : [];
  return (answers ?? []).map((answer) => Reflect.get(options[Number(answer)] ?? {}, 'cell'));
}

describe('a solution', () => {
  test('is the row that can be completed', () => {
    const match = drawn('xx.', 'oo.', '...');

    const solution = solutionAt(solverIn(tictactoe, 0), match);

    expect(solution).toMatchObject({ goal: 'win', solution: 1 });
    expect(cellsOf(match, solution?.line.steps[0]?.accepts)).toEqual([2]);
  });

  test('goes on to the end where a win takes several answers, whatever is answered to them', () => {
    const match = drawn('x..', 'oox', '...');

    const solution = solutionAt(solverIn(tictactoe, 0), match);

    // The corner threatens two rows at once.
    expect(solution?.goal).toBe('win');
    expect(cellsOf(match, solution?.line.steps[0]?.accepts)).toEqual([2]);
    expect(solution?.line.steps.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(winnersBehind(match, solution)).toEqual([0]);
  });

  test.each([
    { what: 'the board fills up anyway', rows: ['xxo', 'oox', 'x..'] },
    { what: 'either answer wins', rows: ['xx.', 'oxo', '.o.'] },
  ])('is not found where $what', ({ rows }) => {
    const match = drawn(...rows);
    const seat = match.open[0]?.question.seat ?? 0;

    expect(solutionAt(solverIn(tictactoe, seat), match)).toBeUndefined();
  });
});

test('a trap is no win by force', () => {
  expect(solutionAt(solverIn(tictactoe, 0), drawn('x..', '.o.', '...'))?.goal).not.toBe('win');
});

test('what the seat cannot know changes nothing', () => {
  const played = playedGame(skirmish, { setup: { seats: 2 }, seed: 'secrets', bot: randomBot });
  if (isRefusal(played)) throw new Error(played.refused);
  const asked = played.positions.filter(({ match }) => match.open.length === 1).slice(-12);

  for (const { match, seat } of asked) {
    const other = imagine(skirmish, match, seat, randomOf('dealt anew'));
    expect(other).not.toEqual(match);
    expect(weighedIn(other, seat)).toEqual(weighedIn(match, seat));
  }
});

describe('the puzzles in the games of a plan', () => {
  const plan = { seed: 'beacons', tables: [{ seats: 2 }] };
  const found = [0, 1, 2, 3, 4].map((number) => foundIn(beacons, plan, number));

  test('can be played, and are none of the others', () => {
    const puzzles = found.flat().map(({ puzzle }) => puzzle);

    expect(puzzles.length).toBeGreaterThan(1);
    expect(puzzles.map((puzzle) => puzzleFault(beacons, puzzle))).toEqual(puzzles.map(() => undefined));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('depend on the plan and the number of the game only', () => {
    const number = found.findIndex((puzzles) => puzzles.length > 0);

    expect(foundIn(beacons, plan, number)).toEqual(found[number]);
  });

  test('are refused where record or line are damaged', () => {
    const { puzzle } = present(found.flat()[0], 'a puzzle');
    const { record, line, seat } = puzzle;

    expect(puzzleFault(beacons, { ...puzzle, seat: seat === 0 ? 1 : 0 })).toMatchObject({ refused: 'invalid' });
    expect(puzzleFault(beacons, { ...puzzle, line: [{ seat, accepts: [99] }] })).toMatchObject({ refused: 'invalid' });
    expect(puzzleFault(beacons, { ...puzzle, goal: 'win', line: line.slice(0, 1) })).toMatchObject({
      refused: 'invalid',
    });
    const end = { ...record.end, fingerprint: '' };
    expect(puzzleFault(beacons, { ...puzzle, record: { ...record, end } })).toMatchObject({ refused: 'invalid' });
  });

  test('are collected but once, and few that are alike or easy', () => {
    const { puzzle } = present(found.flat()[0], 'a puzzle');
    const one = (id: string, about: string, difficulty: PuzzleDifficulty): FoundPuzzle => ({
      puzzle: { ...puzzle, id, difficulty },
      about,
    });
    const kept = [one('a', 'best step', 2), one('b', 'best act', 1)];

    expect(isWelcome(kept, one('a', 'best light', 2))).toBe(false);
    expect(isWelcome(kept, one('c', 'best step', 2))).toBe(true);
    expect(isWelcome(kept, one('c', 'best step', 2), 3)).toBe(false);
    expect(isWelcome(kept, one('c', 'best light', 1), 3)).toBe(false);
    expect(isWelcome(kept, one('c', 'best light', 3), 3)).toBe(true);
  });
});

function foundIn(game: Game, plan: PuzzlePlan, number: number): PuzzlesOfGame {
  const found = puzzlesOfGame(game, plan, number);
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

/** What is found, and where chance stands then: it has brought the same only if everything was looked at alike. */
function weighedIn(match: Match, seat: SeatId) {
  const solver = solverIn(skirmish, seat);
  const weighing = weighedAt(solver, match, QUICK);
  return { weighing, chance: solver.random.int(0, 1_000_000) };
}

function winnersBehind(match: Match, solution: Solution | undefined): readonly SeatId[] | undefined {
  let last = match;
  for (const { seat, accepts } of solution?.line.steps ?? []) {
    const next = decide(tictactoe, last, { seat, asked: last.asked, answer: accepts[0] ?? -1 });
    if (isRefusal(next)) throw new Error(next.refused);
    last = next.match;
  }
  return last.outcome?.winners;
}
