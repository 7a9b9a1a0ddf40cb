import type { LogEntry } from '@kronika/protocol';

/** A log as somebody knows it: so many lines of a list that may have grown since. */
export interface KnownLog {
  readonly lines: readonly LogEntry[];
  readonly length: number;
}

/** How a log has grown; lines of the end may have gone, because decisions were taken back: then it is another list. */
export function logChange(
  known: KnownLog,
  lines: readonly LogEntry[],
): { readonly keep: number; readonly add: readonly LogEntry[] } | undefined {
  const keep = known.lines === lines ? known.length : alikeIn(known, lines);
  return keep === known.length && keep === lines.length ? undefined : { keep, add: lines.slice(keep) };
}

function alikeIn(known: KnownLog, lines: readonly LogEntry[]): number {
  let alike = 0;
  while (alike < known.length && alike < lines.length && known.lines[alike] === lines[alike]) alike += 1;
  return alike;
}
