import { type Answer, type Game, type Match, present, questionFor, type Random, type SeatId } from '@kronika/kernel';
import { thoughtOf } from '../arena/thought.ts';
import { randomBot } from '../random/random-bot.ts';
import { candidatesFor } from '../search/candidates.ts';
import { expectedAnswer, type Mind } from '../search/mind.ts';
import type { SearchPlan } from '../search/search.ts';
import { isWorthWeighing } from './first-look.ts';
import { mostGoodOf, type Thoroughness, type Weighing, weighed } from './weighing.ts';

/** The seat that solves, and what it thinks with. */
export interface Solver {
  readonly plan: SearchPlan;
  readonly seat: SeatId;
  readonly random: Random;
}

/** Positions for weighing the answers to one question. */
const WEIGHING_NODES = 40_000;
/** Where one answer is to be better than all others, nearly all are looked at. */
const MOST_WEIGHED = 40;

/** How the puzzles of a game are searched. */
export function puzzleSearch(game: Game): SearchPlan {
  const { evaluation } = game;
  return { game, policy: game.bots.thumb ?? randomBot, judge: evaluation === undefined ? {} : { evaluation } };
}

export function mindOf({ plan: { game, policy }, seat, random }: Solver, nodes: number): Mind {
  return { game, seat, policy, random, nodes };
}

/** The answers of the seat that come into question. */
export function answersAt(solver: Solver, match: Match): readonly Answer[] {
  const question = present(questionFor(match, solver.seat), 'an open question');
  return candidatesFor(question, expectedAnswer(mindOf(solver, 0), match, question), MOST_WEIGHED);
}

/** Tells apart the answers to the question that is open, if they can be. */
export function weighedAt(solver: Solver, match: Match, thoroughness: Thoroughness): Weighing | undefined {
  const { plan, seat, random } = solver;
  const answers = answersAt(solver, match);
  if (answers.length < 2) return undefined;
  return weighed(plan, thoughtOf({ seat, random, nodes: WEIGHING_NODES }, plan.game, match), answers, thoroughness);
}

/** Whether the question that is open may be a puzzle, at a first look. */
export function isPromising(solver: Solver, match: Match): boolean {
  const { plan, seat, random } = solver;
  const answers = answersAt(solver, match);
  const thought = thoughtOf({ seat, random, nodes: WEIGHING_NODES }, plan.game, match);
  return answers.length > 1 && isWorthWeighing(plan, thought, answers, mostGoodOf(answers));
}
