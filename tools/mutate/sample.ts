import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

/**
 * Some of the mutants, chosen by a seed. Each one has its place in an order of its own, so a larger sample with the
 * same seed contains the smaller one.
 */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: string): readonly Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, place: placeOf(mutant, seed) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

function placeOf({ id }: Mutant, seed: string): string {
  return createHash('sha256').update(`${seed}\n${id}`).digest('hex');
}
