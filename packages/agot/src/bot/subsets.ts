/** More than so many are never weighed against each other one by one. */
const MOST = 9;

/** All ways to choose some of the first of the list, nothing included. */
export function subsetsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  let all: readonly (readonly T[])[] = [[]];
  for (const one of list.slice(0, MOST)) all = [...all, ...all.map((subset) => [...subset, one])];
  return all;
}
