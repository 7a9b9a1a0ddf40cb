import { randomOf } from '@kronika/kernel';

/** Picks one of so many legal moves. */
export type Choice = (count: number) => number;

/** Picks by chance, the same for the same seed. A single legal move costs no chance on any engine. */
export function choiceOf(seed: string): Choice {
  const random = randomOf(seed);
  return (count) => (count === 1 ? 0 : random.int(0, count - 1));
}
