/** A share, and within which bounds it lies with a confidence of 95 %. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard deviations hold 95 % of a normal distribution. */
export const Z = 1.959964;

/** The share of successes, with Wilson's score interval: it holds for few trials, too, and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = successes / trials;
  const middle = rate + Z ** 2 / (2 * trials);
  const width = Z * Math.sqrt((rate * (1 - rate)) / trials + (Z / (2 * trials)) ** 2);
  const scale = 1 + Z ** 2 / trials;
  return {
    rate,
    low: successes === 0 ? 0 : (middle - width) / scale,
    high: successes === trials ? 1 : (middle + width) / scale,
  };
}
