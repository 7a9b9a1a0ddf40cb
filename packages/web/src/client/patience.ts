const FIRST = 400;
const LONGEST = 15_000;

/** The time and the chance of this device; tests have their own. */
export interface Surroundings {
  now(): number;
  /** From 0 up to 1. */
  chance(): number;
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, then: () => void): () => void;
}

export const THIS_DEVICE: Surroundings = {
  now: () => Date.now(),
  chance: () => Math.random(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** How long to wait before the next attempt: longer each time, and not for everybody the same after a restart. */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(full * (0.5 + chance / 2));
}
