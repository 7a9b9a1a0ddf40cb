import { type Side, softmax } from '@kronika/kernel';

/** A position of a finished match: what each side had, and which of them won. */
export interface Example {
  readonly sides: readonly Side[];
  readonly winner: number;
}

/** How well weights tell who wins. */
export interface Quality {
  /** Mean negative logarithm of the chance that was given to the winner. */
  readonly loss: number;
  /** How often the winner was given the highest chance. */
  readonly accuracy: number;
}

export interface Regression extends Quality {
  readonly weights: Readonly<Record<string, number>>;
}

export interface RegressionPlan {
  readonly features: readonly string[];
  readonly steps?: number;
  readonly rate?: number;
  /** Pulls weights towards 0, so that features that say the same share what they say. */
  readonly shrink?: number;
}

/**
 * Multinomial logistic regression by gradient descent: the weights under which the winners were likeliest. Features are
 * brought to one scale first, so that one rate fits all of them. Deterministic.
 */
export function regress(examples: readonly Example[], plan: RegressionPlan): Regression {
  const { features, steps = 600, rate = 0.5, shrink = 1e-3 } = plan;
  const scales = features.map((feature) => spread(examples, feature));
  // What all sides have alike cancels out, so only differences to the mean of the sides are kept.
  const rows = examples.map(({ sides, winner }) => ({ winner, values: centred(sides, features, scales) }));
  const weights = features.map(() => 0);
  const momentum = features.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => shrink * weight);
    for (const { winner, values } of rows) {
      const shares = softmax(values.map((side) => dot(side, weights)));
      for (const [at, side] of values.entries()) {
        const error = ((shares[at] ?? 0) - (at === winner ? 1 : 0)) / rows.length;
        for (const [f, value] of side.entries()) slope[f] = (slope[f] ?? 0) + error * value;
      }
    }
    for (const f of weights.keys()) {
      momentum[f] = 0.9 * (momentum[f] ?? 0) - rate * (slope[f] ?? 0);
      weights[f] = (weights[f] ?? 0) + (momentum[f] ?? 0);
    }
  }
  const unscaled = Object.fromEntries(features.map((feature, f) => [feature, (weights[f] ?? 0) / (scales[f] ?? 1)]));
  return { weights: unscaled, ...assess(examples, unscaled) };
}

/** How well the weights tell the winners of positions. Who is given the same highest chance as others wins a part of it. */
export function assess(examples: readonly Example[], weights: Readonly<Record<string, number>>): Quality {
  let [loss, right] = [0, 0];
  for (const { sides, winner } of examples) {
    const shares = softmax(
      sides.map(({ measures }) =>
        Object.entries(weights).reduce((sum, [feature, weight]) => sum + weight * (measures[feature] ?? 0), 0),
      ),
    );
    const highest = Math.max(...shares);
    loss -= Math.log(Math.max(shares[winner] ?? 0, Number.MIN_VALUE));
    if (shares[winner] === highest) right += 1 / shares.filter((share) => share === highest).length;
  }
  return { loss: loss / examples.length, accuracy: right / examples.length };
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

function centred(
  sides: readonly Side[],
  features: readonly string[],
  scales: readonly number[],
): readonly (readonly number[])[] {
  const means = features.map(
    (feature) => sides.reduce((sum, { measures }) => sum + (measures[feature] ?? 0), 0) / sides.length,
  );
  return sides.map(({ measures }) =>
    features.map((feature, f) => ((measures[feature] ?? 0) - (means[f] ?? 0)) / (scales[f] ?? 1)),
  );
}

/** The standard deviation of a feature around the mean of its position; 1 where it never differs. */
function spread(examples: readonly Example[], feature: string): number {
  let [sum, count] = [0, 0];
  for (const { sides } of examples) {
    const mean = sides.reduce((total, { measures }) => total + (measures[feature] ?? 0), 0) / sides.length;
    for (const { measures } of sides) {
      sum += ((measures[feature] ?? 0) - mean) ** 2;
      count += 1;
    }
  }
  return sum === 0 ? 1 : Math.sqrt(sum / count);
}
