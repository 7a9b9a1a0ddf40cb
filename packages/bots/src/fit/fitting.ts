import { type Evaluation, InvariantError } from '@kronika/kernel';
import { assess, type Example, type Quality, regress } from './regression.ts';
import type { Sampled, SamplingPlan } from './sampling.ts';

/** Weights that were fitted to games, and how well they tell the winners of other games. */
export interface Fit {
  readonly games: number;
  /** Positions that the weights were fitted to, and those they were tried on. */
  readonly positions: { readonly fitted: number; readonly heldOut: number };
  readonly weights: Readonly<Record<string, number>>;
  /** On the games that were held out: the new weights, those the game has now, and none at all. */
  readonly heldOut: { readonly fitted: Quality; readonly present: Quality; readonly none: Quality };
}

/** One game in so many is kept for trying the weights on. Whole games: the positions of one have much in common. */
const HELD_OUT = 5;
/** As many as this many games are needed, so that one at each table is held out. */
export function fewestGames({ tables }: Pick<SamplingPlan, 'tables'>): number {
  return HELD_OUT * tables.length;
}

/** Three digits: more would only be noise. */
const DIGITS = 3;

/** Fits the weights of an evaluation to what the games of the plan showed, in whatever order they come. */
export function fitted(evaluation: Evaluation, plan: SamplingPlan, sampled: readonly Sampled[]): Fit {
  const { features } = evaluation;
  const games = sampled.toSorted((one, other) => one.number - other.number);
  const [train, trial]: [Example[], Example[]] = [[], []];
  for (const { number, examples } of games)
    (Math.floor(number / plan.tables.length) % HELD_OUT === HELD_OUT - 1 ? trial : train).push(...examples);
  if (train.length === 0 || trial.length === 0) throw new InvariantError('too few of the games had a winner');
  const weights = Object.fromEntries(
    Object.entries(regress(train, { features }).weights).map(([feature, weight]) => [
      feature,
      Number(weight.toFixed(DIGITS)),
    ]),
  );
  return {
    games: games.length,
    positions: { fitted: train.length, heldOut: trial.length },
    weights,
    heldOut: {
      fitted: assess(trial, weights),
      present: assess(trial, evaluation.weights),
      none: assess(trial, {}),
    },
  };
}
