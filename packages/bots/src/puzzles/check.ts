import { type Answer, type Game, isRefusal, type Refusal, randomOf } from '@kronika/kernel';
import { keyOf } from '../search/candidates.ts';
import { imaginedDeals } from './deals.ts';
import { posed, solved } from './posed.ts';
import { PROOF_NODES, provenWins } from './proof.ts';
import type { Puzzle, PuzzleChances } from './puzzle.ts';
import { mindOf, puzzleSearch, type Solver, weighedAt } from './solver.ts';
import { chancesOf, THOROUGH } from './weighing.ts';

/** What a new search says of a puzzle: whether it comes to the same answers, and the chances it found. */
export interface PuzzleCheck {
  readonly id: string;
  readonly holds: boolean;
  readonly chances?: PuzzleChances;
}

/** A win is proven again in so many deals. */
const DEALS = 16;

/** Looks at a puzzle again, with other chance than when it was found; refuses one that is damaged. */
export function checkPuzzle(game: Game, puzzle: Puzzle, seed: string): PuzzleCheck | Refusal {
  const match = posed(game, puzzle);
  if (isRefusal(match)) return match;
  const end = solved(game, puzzle, match);
  if (isRefusal(end)) return end;
  const { id, seat, goal, line } = puzzle;
  const solver: Solver = { plan: puzzleSearch(game), seat, random: randomOf(`${seed}/${id}`) };
  const accepted = line[0]?.accepts ?? [];
  if (goal === 'win') {
    const deals = imaginedDeals(game, match, { seat, random: solver.random, count: DEALS });
    const proven = provenWins(mindOf(solver, PROOF_NODES * DEALS), deals, accepted);
    return { id, holds: sameAnswers(proven, accepted) };
  }
  const weighing = weighedAt(solver, match, THOROUGH);
  if (weighing === undefined) return { id, holds: false };
  return {
    id,
    holds: sameAnswers(
      weighing.good.map(({ answer }) => answer),
      accepted,
    ),
    chances: chancesOf(weighing),
  };
}

/** Whether these are the same answers, in whatever order. */
export function sameAnswers(some: readonly Answer[], others: readonly Answer[]): boolean {
  const keys = (answers: readonly Answer[]): string => JSON.stringify(answers.map(keyOf).sort());
  return keys(some) === keys(others);
}
