import type { LogEntry } from '@kronika/protocol';

/** How a log has grown; lines of the end may have gone, because decisions were taken back. */
export function logChange(
  before: readonly LogEntry[],
  after: readonly LogEntry[],
): { readonly keep: number; readonly add: readonly LogEntry[] } | undefined {
  if (before === after) return undefined;
  const last = before.length - 1;
  let keep = before.length;
  if (after[last] !== before[last]) {
    keep = 0;
    while (keep < after.length && after[keep] === before[keep]) keep += 1;
  }
  return keep === before.length && keep === after.length ? undefined : { keep, add: after.slice(keep) };
}
