import type { PrintedId } from '@kronika/kernel';

/** What has to be known of a game: all its cards, and whether the text of one looks at the order in a pile. */
export interface PileReaders {
  readonly pool: readonly PrintedId[];
  definition(printed: PrintedId): { readonly readsPiles?: true };
}

const known = new WeakMap<PileReaders, boolean>();

/** Whether any card there is can tell in which order cards lie on a pile. If none can, nobody has to say it. */
export function isPileOrderRead(rules: PileReaders): boolean {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const isRead = rules.pool.some((printed) => rules.definition(printed).readsPiles === true);
  known.set(rules, isRead);
  return isRead;
}
