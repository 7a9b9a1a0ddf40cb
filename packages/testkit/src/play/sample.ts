import { randomOf } from '@kronika/kernel';

/** At most `count` of the elements, in their order; always the same ones for the same seed. */
export function sampled<T>(list: readonly T[], count: number, seed: string): readonly T[] {
  if (list.length <= count) return list;
  const places = randomOf(`${seed}/sample`).shuffled(list.map((_, place) => place));
  const chosen = new Set(places.slice(0, count));
  return list.filter((_, place) => chosen.has(place));
}
