import type { Answer, SeatId } from '@kronika/kernel';
import { argumentsFor, type Judge, type Judgement } from './judge.ts';
import { freshNode, type Node } from './tree.ts';

/** What a candidate came to, deal by deal. Candidates that are still looked at have seen the same deals. */
export interface Trial {
  readonly answer: Answer;
  readonly root: Node;
  readonly chances: number[];
  /** What spoke for and against it, summed over the deals in which the match was not over. */
  readonly arguments: Record<string, number>;
  /** In how many of the deals the match was over. */
  ended: number;
}

export function freshTrial(answer: Answer): Trial {
  return { answer, root: freshNode(), chances: [], arguments: {}, ended: 0 };
}

export function record(trial: Trial, { chances, sides }: Judgement, { evaluation }: Judge, seat: SeatId): void {
  trial.chances.push(chances[seat] ?? 0);
  if (evaluation === undefined || sides === undefined) {
    trial.ended += 1;
    return;
  }
  for (const [feature, weight] of Object.entries(argumentsFor(evaluation, sides, seat)))
    trial.arguments[feature] = (trial.arguments[feature] ?? 0) + weight;
}

export function chanceOf({ chances }: Pick<Trial, 'chances'>): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
}

/** Those that were looked at longest first, and of these the best. */
export function ranked(trials: readonly Trial[]): readonly Trial[] {
  return trials.toSorted((one, other) => other.chances.length - one.chances.length || chanceOf(other) - chanceOf(one));
}

/** What is expected of the spread of differences before any was seen, and how many deals that weighs as much as. */
const USUAL_SPREAD = 0.1;
const EXPECTED_DEALS = 2;

/**
 * By how many standard errors the first is better than the second, comparing deal by deal. A few deals may happen to
 * agree; so their spread is taken together with the usual one.
 */
export function lead(one: Trial, other: Trial): number {
  const deals = Math.min(one.chances.length, other.chances.length);
  const differences = one.chances.slice(0, deals).map((chance, deal) => chance - (other.chances[deal] ?? 0));
  const average = chanceOf({ chances: differences });
  if (deals === 0) return 0;
  const squares = differences.reduce((sum, value) => sum + (value - average) ** 2, 0);
  const variance = (squares + EXPECTED_DEALS * USUAL_SPREAD ** 2) / (deals - 1 + EXPECTED_DEALS);
  return average / Math.sqrt(variance / deals);
}

/** After so many deals a comparison may be called certain, and so many standard errors make it so. */
const FEWEST_DEALS = 6;
const CERTAIN = 3;

/** Whether more deals would hardly change which of them is best. */
export function isDecided(trials: readonly Trial[]): boolean {
  const [best, ...others] = ranked(trials);
  if (best === undefined || best.chances.length < FEWEST_DEALS) return false;
  return others.every((other) => lead(best, other) > CERTAIN || isAlike(best, other));
}

function isAlike(one: Trial, other: Trial): boolean {
  return one.chances.every((chance, deal) => chance === other.chances[deal]);
}
