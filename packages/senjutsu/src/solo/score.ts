/** Candidates are compared number by number; the smaller one is better. */
export type Score = readonly number[];

export function compareScores(one: Score, other: Score): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best of several, the first of equals. */
export function best<T>(candidates: readonly T[], scoreOf: (candidate: T) => Score): T | undefined {
  let found: { readonly candidate: T; readonly score: Score } | undefined;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (found === undefined || compareScores(score, found.score) < 0) found = { candidate, score };
  }
  return found?.candidate;
}
