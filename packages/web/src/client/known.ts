import { type HostMessage, type LogEntry, patched } from '@kronika/protocol';
import type { Known } from './connection.ts';

/** How many entries of the log one asks for although one has them, to notice that decisions were taken back meanwhile. */
const OVERLAP = 8;

/** How many entries of the log a host need not send again. */
export function logToKeep(known: Known | undefined): number {
  return Math.max(0, (known?.log.length ?? 0) - OVERLAP);
}

/** What is known after the whole table came in; `undefined` if the log does not fit to the one that was kept. */
export function afterTable(
  known: Known | undefined,
  { document, log, logFrom, now }: Extract<HostMessage, { readonly is: 'table' }>,
  here: number,
): Known | undefined {
  const kept = logFrom === 0 ? [] : (known?.log ?? []);
  if (logFrom > kept.length || !isContinued(kept.slice(logFrom), log)) return undefined;
  return { document, log: [...kept.slice(0, logFrom), ...log], clockOffset: now - here };
}

/** The lines that both have must be the same; a log that became shorter was rewound. */
function isContinued(mine: readonly LogEntry[], theirs: readonly LogEntry[]): boolean {
  if (mine.length === OVERLAP && theirs.length < OVERLAP) return false;
  return mine.every((line, place) => JSON.stringify(line) === JSON.stringify(theirs[place]));
}

/** What is known after a change. */
export function afterChange(
  { document, log, clockOffset }: Known,
  { patch, log: change }: Extract<HostMessage, { readonly is: 'changed' }>,
): Known {
  return {
    document: patch.length === 0 ? document : patched(document, patch),
    log: change === undefined ? log : [...log.slice(0, change.keep), ...change.add],
    clockOffset,
  };
}
