import type { Stretch } from './record.ts';

/** The part of a stretch that still counts after what was taken back later. */
export interface Segment {
  readonly stretch: Stretch;
  /** How many of its decisions count. */
  readonly count: number;
}

/** The line of decisions that led to the end of the record, without what was taken back. */
export function lineOf(stretches: readonly Stretch[]): readonly Segment[] {
  const [only] = stretches;
  if (only !== undefined && stretches.length === 1) return [{ stretch: only, count: only.decisions.length }];
  const line: Segment[] = [];
  for (const stretch of stretches) {
    const kept = line.filter((segment) => leadsTo(stretch.from, segment.stretch));
    const last = kept.at(-1);
    line.splice(0, line.length, ...kept.slice(0, -1));
    if (last !== undefined)
      line.push({ stretch: last.stretch, count: Math.min(last.count, stretch.from - last.stretch.from) });
    line.push({ stretch, count: stretch.decisions.length });
  }
  return line;
}

/** Whether a stretch leads to the moment behind so many decisions; where it begins at that moment, other rules may. */
function leadsTo(decisions: number, { because, from }: Stretch): boolean {
  return from < decisions || because === 'start' || (because === 'rules' && from === decisions);
}
