import { type Answer, present, type Thought } from '@kronika/kernel';
import { dealt, tried } from '../search/deal.ts';
import type { Mind } from '../search/mind.ts';
import type { SearchPlan } from '../search/search.ts';
import { freshBounds } from '../search/tree.ts';
import { chanceOf, freshTrial, lead, record, type Trial } from '../search/trial.ts';
import type { PuzzleChances } from './puzzle.ts';

/** By how much the right answers have to be better than all others, and by how many standard errors. */
export const MARGIN = 0.12;
export const CERTAIN = 4;
/** From so many answers on, two may be good. */
const MANY = 4;
/** Answers closer than this to the best one are as good. */
export const TIE = 0.04;

/** How many deals it takes at least, and at most. */
export interface Thoroughness {
  readonly fewest: number;
  readonly most: number;
}

/** Enough to see that a question may be a puzzle, and to be sure of it: the trees of the answers grow with every deal. */
export const QUICK: Thoroughness = { fewest: 8, most: 24 };
export const THOROUGH: Thoroughness = { fewest: 24, most: 48 };

/** An answer may be known to be worse earlier. */
const FEWEST_TO_DROP = 5;

/** Answers to a question, told apart: each of the good ones promises far more than any of the poor ones. */
export interface Weighing {
  /** The best first. */
  readonly good: readonly Trial[];
  /** They may have been tried in fewer deals: `chanceBeside` says what they promise. */
  readonly poor: readonly Trial[];
}

/**
 * Tries all answers in the same imagined deals until each is as good as the best one or clearly worse. Nothing comes of
 * it where they cannot be told apart like that, or where too many are good.
 */
export function weighed(
  { game, policy, judge }: SearchPlan,
  thought: Thought,
  answers: readonly Answer[],
  { fewest, most }: Thoroughness,
): Weighing | undefined {
  const { seat } = thought.question;
  const mind: Mind = { game, seat, policy, random: thought.random, nodes: thought.nodes };
  const bounds = freshBounds();
  const mostGood = mostGoodOf(answers);
  const poor: Trial[] = [];
  let open: readonly Trial[] = answers.map(freshTrial);
  for (let deals = 1; deals <= most && mind.nodes > 0; deals += 1) {
    const judgements = tried(mind, judge, dealt(thought), open, bounds);
    if (judgements.length === 0) continue;
    for (const [at, trial] of open.entries()) record(trial, present(judgements[at], 'a judgement'), judge, seat);
    const best = bestOf(open);
    // Most questions are no puzzle, and show it in the first deals.
    if (open.filter((trial) => gapTo(best, trial) < closenessAfter(deals)).length > mostGood) return undefined;
    if (deals < FEWEST_TO_DROP) continue;
    const fallen = open.filter((trial) => isPoor(best, trial));
    poor.push(...fallen);
    open = open.filter((trial) => !fallen.includes(trial));
    if (deals < fewest) continue;
    if (open.some((trial) => isBetween(best, trial))) return undefined;
    if (poor.length === 0 || !open.every((trial) => isTied(best, trial))) continue;
    return poor.every((trial) => isPoor(best, trial)) ? { good: sorted(open), poor } : undefined;
  }
  return undefined;
}

/** What the best answer promises, and the best of the poor ones. */
export function chancesOf({ good, poor }: Weighing): PuzzleChances {
  const best = present(good[0], 'the best answer');
  return { solution: chanceOf(best), next: Math.max(...poor.map((trial) => chanceBeside(best, trial))) };
}

/** So many of the answers may be good. */
export function mostGoodOf(answers: readonly Answer[]): number {
  return answers.length < MANY ? 1 : 2;
}

/** How near an answer has to come to the best one to count as good: differences show only little by little. */
function closenessAfter(deals: number): number {
  if (deals === 1) return TIE / 2;
  return deals < QUICK.fewest ? 1.5 * TIE : TIE;
}

function bestOf(trials: readonly Trial[]): Trial {
  return present(sorted(trials)[0], 'the best answer');
}

function sorted(trials: readonly Trial[]): readonly Trial[] {
  return trials.toSorted((one, other) => chanceOf(other) - chanceOf(one));
}

/** What an answer promises beside the best one, in whose deals it may not always have been tried. */
export function chanceBeside(best: Trial, trial: Trial): number {
  return Math.max(0, chanceOf(best) - gapTo(best, trial));
}

/** By how much an answer is behind the best one, in the deals that both were tried in. */
function gapTo(best: Trial, trial: Trial): number {
  const shared = { chances: best.chances.slice(0, trial.chances.length) };
  return chanceOf(shared) - chanceOf(trial);
}

function isPoor(best: Trial, trial: Trial): boolean {
  return gapTo(best, trial) >= MARGIN && lead(best, trial) > CERTAIN;
}

function errorOf(best: Trial, trial: Trial): number {
  const ahead = lead(best, trial);
  return ahead === 0 || !Number.isFinite(ahead) ? 0 : Math.abs(gapTo(best, trial) / ahead);
}

/** As good as the best one, as far as these deals tell. */
function isTied(best: Trial, trial: Trial): boolean {
  return gapTo(best, trial) + errorOf(best, trial) < 1.75 * TIE;
}

/** Worse than the best one, but certainly not by the margin. */
function isBetween(best: Trial, trial: Trial): boolean {
  const error = errorOf(best, trial);
  return gapTo(best, trial) - error > TIE && gapTo(best, trial) + 2 * error < MARGIN;
}
