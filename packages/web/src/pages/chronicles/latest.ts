import type { MyMatch } from '../lobby/my-match.ts';

/** The last finished match of each chronicle: those that no other finished one of ours follows. The newest first. */
export function latestOf(matches: readonly MyMatch[]): readonly MyMatch[] {
  const told = matches.filter(({ summary }) => summary.result?.annal !== undefined);
  const followed = new Set(told.map(({ summary }) => summary.follows));
  return told
    .filter(({ summary }) => !followed.has(summary.table))
    .toSorted((one, other) => other.summary.updated - one.summary.updated);
}
