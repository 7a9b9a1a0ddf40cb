import type { Lang } from './lang.ts';
import type { SeatId } from './seat.ts';
import type { Phrase } from './text/phrase.ts';

/** What one side of a match has, feature by feature. */
export interface Side<F extends string = string> {
  /** The seats that win or lose together; none for what plays against the people in a solo game. */
  readonly seats: readonly SeatId[];
  readonly measures: Readonly<Record<F, number>>;
}

/** A way to play: what somebody cares for more, or less, than it is worth. */
export interface Style<F extends string = string> {
  readonly name: Phrase;
  readonly about: Phrase;
  /** What is added to the weights of its own side; the other sides are judged as always. */
  readonly favours: Readonly<Partial<Record<F, number>>>;
}

/**
 * Judges a position without playing on. Every side gets a score, the weighted sum of its measures, and its chance to win
 * is its share of the exponentials (softmax). So weights are fitted to finished matches by logistic regression.
 */
export interface Evaluation<S = unknown, F extends string = string> {
  readonly features: readonly F[];
  readonly weights: Readonly<Record<F, number>>;
  measure(state: S): readonly Side<F>[];
  /** Whether nothing is half done, so that what is measured means something: no attack without its result. */
  isSettled(state: S): boolean;
  /** About how many decisions it takes at a table of two until a playout has shown what a choice brings. */
  readonly horizon: number;
  /** What the features are called when a bot gives its reason, in the form that fits a list: "honor, cards in hand". */
  readonly words: Readonly<Record<Lang, Readonly<Record<F, string>>>>;
  readonly styles: Readonly<Record<string, Style<F>>>;
}

/** The score of a side: its measures, weighted. */
export function scoreOf<F extends string>(
  { features, weights }: Pick<Evaluation<never, F>, 'features' | 'weights'>,
  { measures }: Side<F>,
): number {
  let score = 0;
  for (const feature of features) score += weights[feature] * measures[feature];
  return score;
}

/** The chance of each side to win, by their scores. */
export function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
