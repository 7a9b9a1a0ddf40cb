import type { SenjutsuEvent } from './event.ts';

/** What happens without a word, but can be seen on the cards and on the field while they are resolved. */
const SEEN = [
  'agendaSet',
  'lineBegan',
  'lineSkipped',
  'segmentEnded',
  'blocksLowered',
  'playAreaCleared',
] as const satisfies readonly SenjutsuEvent['is'][];

export const BEATS: ReadonlySet<string> = new Set(SEEN);
