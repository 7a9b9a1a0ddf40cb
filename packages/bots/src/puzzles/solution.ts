import { type Answer, type Match, present } from '@kronika/kernel';
import { chanceOf } from '../search/trial.ts';
import { sameAnswers } from './check.ts';
import { imaginedDeals } from './deals.ts';
import { bigMove, type Line, winningLine } from './line.ts';
import { PROOF_NODES, provenWins } from './proof.ts';
import type { PuzzleGoal } from './puzzle.ts';
import { mindOf, type Solver, weighedAt } from './solver.ts';
import { chanceBeside, chancesOf, QUICK, THOROUGH, type Weighing } from './weighing.ts';

/** A win is looked for where an answer promises so much, and is no puzzle where a wrong one promises more than the other. */
const NEARLY_WON = 0.9;
const ALSO_WINNING = 0.85;
/** A win has to be proven in so many deals, and then in so many others. */
const DEALS = [3, 8, 16] as const;

/** What is to be found in a position. */
export interface Solution {
  readonly goal: PuzzleGoal;
  readonly line: Line;
  readonly solution: number;
  readonly next: number;
}

/** The solution of the position, if it is a puzzle: by what the seat knows alone, but for how the others answer on the board. */
export function solutionAt(solver: Solver, match: Match): Solution | undefined {
  const weighing = weighedAt(solver, match, QUICK);
  return weighing === undefined
    ? undefined
    : (forcedWin(solver, match, weighing) ?? farBetter(solver, match, weighing));
}

function forcedWin(solver: Solver, match: Match, { good, poor }: Weighing): Solution | undefined {
  const best = present(good[0], 'the best answer');
  if (chanceOf(best) < NEARLY_WON) return undefined;
  const { plan, seat, random } = solver;
  let answers: readonly Answer[] = [...good, ...poor].map(({ answer }) => answer);
  for (const count of DEALS) {
    const deals = imaginedDeals(plan.game, match, { seat, random, count });
    answers = provenWins(mindOf(solver, PROOF_NODES * count), deals, answers);
    if (answers.length === 0) return undefined;
  }
  const missed = [...good, ...poor].filter(({ answer }) => !answers.includes(answer));
  const next = Math.max(0, ...missed.map((trial) => chanceBeside(best, trial)));
  if (missed.length < answers.length || next > ALSO_WINNING) return undefined;
  const line = winningLine(solver, match, answers);
  return line === undefined ? undefined : { goal: 'win', line, solution: 1, next };
}

/** Weighs once more, with other and more deals: the same answers have to be far better again. */
function farBetter(solver: Solver, match: Match, once: Weighing): Solution | undefined {
  const again = weighedAt(solver, match, THOROUGH);
  if (again === undefined) return undefined;
  const answers = once.good.map(({ answer }) => answer);
  const confirmed = again.good.map(({ answer }) => answer);
  if (!sameAnswers(answers, confirmed)) return undefined;
  const line = bigMove(solver, match, answers);
  if (line === undefined) return undefined;
  return { goal: 'best', line, ...chancesOf(again) };
}
