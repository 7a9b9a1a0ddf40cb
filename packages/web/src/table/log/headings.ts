import type { Lang, SeatId, SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import type { BoardModule, LogHeading } from '../board-module.ts';
import { isReadable, type ReadableEntry } from './readable.ts';

/** What of the log is shown: all of it, what is about oneself, all of it with the rules behind it, or what people say. */
export const FILTERS = ['everything', 'mine', 'rulesToo', 'chatOnly'] as const;
export type Filter = (typeof FILTERS)[number];

/** A line of the log as it is drawn. */
export type LogRow =
  | { readonly is: 'heading'; readonly key: string; readonly heading: LogHeading }
  | { readonly is: 'entry'; readonly key: string; readonly entry: ReadableEntry }
  /** Passes that follow one another, folded into one line. */
  | { readonly is: 'passes'; readonly key: string; readonly entries: readonly ReadableEntry[] };

interface Reading extends Pick<BoardModule, 'headingOf' | 'resultOf'> {
  readonly lang: Lang;
  readonly filter: Filter;
  readonly own: SeatId | undefined;
}

/** The lines that are shown, with the headings they stand under; a heading without lines is left out unless it is the last one. */
export function logRows(
  log: readonly LogEntry[],
  { lang, filter, own, headingOf, resultOf }: Reading,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let headed: SeenEvent | undefined;
  log.forEach((entry, place) => {
    if (!isReadable(entry)) return;
    const event = entry.is === 'event' ? entry.event : undefined;
    const heading = event === undefined ? undefined : headingOf(event, lang);
    if (heading !== undefined) {
      headed = heading.level === 2 ? event : undefined;
      if (filter === 'chatOnly') return;
      dropEmpty(rows, heading);
      rows.push({ is: 'heading', key: `h${place}`, heading });
      if (heading.level === 1 || heading.line === 'none') return;
    }
    const result = event === undefined || headed === undefined ? undefined : resultOf?.(event, headed);
    if (result !== undefined) complete(rows, result);
    if (isShown(entry, filter, own)) add(rows, entry, place);
  });
  return rows;
}

/** What is headed by the last smaller heading came out so. */
function complete(rows: LogRow[], result: string): void {
  const at = rows.findLastIndex((row) => row.is === 'heading' && row.heading.level === 2);
  const row = rows[at];
  if (row?.is === 'heading') rows[at] = { ...row, heading: { ...row.heading, result } };
}

/** Passes in a row are one line. */
function add(rows: LogRow[], entry: ReadableEntry, place: number): void {
  const last = rows.at(-1);
  if (!isPass(entry) || last === undefined || last.is === 'heading' || (last.is === 'entry' && !isPass(last.entry)))
    rows.push({ is: 'entry', key: `e${place}`, entry });
  else
    rows[rows.length - 1] = {
      is: 'passes',
      key: last.key,
      entries: [...(last.is === 'entry' ? [last.entry] : last.entries), entry],
    };
}

function isPass(entry: ReadableEntry): boolean {
  return entry.is === 'event' && entry.event.is === 'passed';
}

/** A heading that another one of its level or above follows at once says nothing. */
function dropEmpty(rows: LogRow[], next: LogHeading): void {
  for (let last = rows.at(-1); last?.is === 'heading' && last.heading.level >= next.level; last = rows.at(-1))
    rows.pop();
}

function isShown(entry: ReadableEntry, filter: Filter, own: SeatId | undefined): boolean {
  switch (filter) {
    case 'everything':
    case 'rulesToo':
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
