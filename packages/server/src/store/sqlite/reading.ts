import {
  type Entry,
  entrySchema,
  headerSchema,
  type StoredTable,
  snapshotSchema,
  type TableHeader,
} from '@kronika/host';
import { summarySchema, type TableSummary } from '@kronika/protocol';
import * as z from 'zod';
import { DamagedTableError } from '../port.ts';
import type { EntryRow, Row, SummaryRow } from './request.ts';

/** A table out of its rows. What does not fit is damage, named by where it is. */
export function storedTable({ header, entries, length, snapshot }: Row): StoredTable {
  return {
    header: headerFrom(header),
    entries: journalOf(entries, length),
    ...(snapshot === undefined ? {} : { snapshot: read('the snapshot', snapshotSchema, snapshot) }),
  };
}

/** The whole journal: rows that follow each other, and as many entries as there have to be. */
export function journalOf(rows: readonly EntryRow[], length: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (const { number, entry } of rows) {
    if (number !== entries.length) throw new DamagedTableError(`the journal lacks what comes after ${entries.length}`);
    entries.push(...readEntries(`the journal from ${number} on`, entry));
  }
  if (entries.length !== length) throw new DamagedTableError(`the journal has ${entries.length} entries of ${length}`);
  return entries;
}

export function headerFrom(text: string): TableHeader {
  return read('the header', headerSchema, text);
}

export function entriesFrom(row: string): readonly Entry[] {
  return readEntries('the journal', row);
}

/** A row holds what was added to a table since the row before it. Before the third version it was a single entry. */
function readEntries(what: string, row: string): readonly Entry[] {
  return whole(what, () => z.array(entrySchema).parse([JSON.parse(row)].flat()));
}

export function summaryFrom({ lasting, moving }: SummaryRow): TableSummary {
  return whole('the summary', () => summarySchema.parse({ ...JSON.parse(lasting), ...JSON.parse(moving) }));
}

function read<T>(what: string, schema: z.ZodType<T>, text: string): T {
  return whole(what, () => schema.parse(JSON.parse(text)));
}

function whole<T>(what: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new DamagedTableError(`${what} is damaged: ${why}`);
  }
}
