import type { Lang, SeatId, SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { LogHeading } from '../board-module.ts';

/** What of the log is shown. */
export const FILTERS = ['everything', 'mine', 'chatOnly'] as const;
export type Filter = (typeof FILTERS)[number];

/** A line of the log as it is drawn. */
export type LogRow =
  | { readonly is: 'heading'; readonly key: string; readonly heading: LogHeading }
  | { readonly is: 'entry'; readonly key: string; readonly entry: LogEntry };

interface Reading {
  readonly lang: Lang;
  readonly filter: Filter;
  readonly own: SeatId | undefined;
  headingOf(event: SeenEvent, lang: Lang): LogHeading | undefined;
}

/** The lines that are shown, with the headings they stand under; a heading without lines is left out unless it is the last one. */
export function logRows(log: readonly LogEntry[], { lang, filter, own, headingOf }: Reading): readonly LogRow[] {
  const rows: LogRow[] = [];
  log.forEach((entry, place) => {
    const heading = entry.is === 'event' ? headingOf(entry.event, lang) : undefined;
    if (heading !== undefined) {
      if (filter === 'chatOnly') return;
      dropEmpty(rows, heading);
      rows.push({ is: 'heading', key: `h${place}`, heading });
      if (heading.level === 1) return;
    }
    if (isShown(entry, filter, own)) rows.push({ is: 'entry', key: `e${place}`, entry });
  });
  return rows;
}

/** A heading that another one of its level or above follows at once says nothing. */
function dropEmpty(rows: LogRow[], next: LogHeading): void {
  for (let last = rows.at(-1); last?.is === 'heading' && last.heading.level >= next.level; last = rows.at(-1))
    rows.pop();
}

function isShown(entry: LogEntry, filter: Filter, own: SeatId | undefined): boolean {
  switch (filter) {
    case 'everything':
      return true;
    case 'chatOnly':
      return entry.is === 'said';
    case 'mine':
      return entry.is === 'event' ? isAbout(entry.event, own) : true;
  }
}

/** Whether a seat did it or it happened to that seat; events name the seat in different ways. */
function isAbout(event: SeenEvent, own: SeatId | undefined): boolean {
  return own !== undefined && SEAT_WORDS.some((word) => Reflect.get(event, word) === own);
}

const SEAT_WORDS = ['seat', 'by', 'attacker', 'from', 'to', 'winner'];
