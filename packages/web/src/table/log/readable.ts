import type { LogEntry } from '@kronika/protocol';

/** A line of the log that has words. */
export type ReadableEntry = Exclude<LogEntry, { readonly is: 'beat' }>;

export function isReadable(entry: LogEntry): entry is ReadableEntry {
  return entry.is !== 'beat';
}
