import type { MatchRecord } from '@kronika/kernel';
import { type Report, sendReport } from '../../client/api.ts';
import { localRecord } from '../../client/local-tables.ts';

/** What a report is about: a table of the server, one of this device, or a record that is being watched. */
export type About =
  | { readonly is: 'table'; readonly table: string }
  | { readonly is: 'device'; readonly table: string }
  | { readonly is: 'record'; readonly record: MatchRecord; readonly decisions: number };

/** A report with everything that goes along with it from here; to one of a table the server adds the record itself. */
export async function reportOf(about: About, text: string): Promise<Report> {
  switch (about.is) {
    case 'table':
      return { table: about.table, text };
    case 'device': {
      const record = await localRecord(about.table);
      return { text, record, decisions: record.end.decisions };
    }
    case 'record':
      return { text, record: about.record, decisions: about.decisions };
  }
}

export { sendReport };

/** The report as a file. */
export function writtenReport({ text, record, decisions }: Report): string {
  return `${JSON.stringify({ format: 'kronika-report', version: 1, text, decisions, record })}\n`;
}
