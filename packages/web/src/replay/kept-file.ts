import type { MatchRecord } from '@kronika/kernel';

let kept: MatchRecord | undefined;

/** The record of the file that was opened last and is too long for an address; it is gone when the page is. */
export function keptFile(): MatchRecord | undefined {
  return kept;
}

export function keepFile(record: MatchRecord | undefined): void {
  kept = record;
}
