import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { textIn } from './columns.ts';
import type { AppendRow } from './request.ts';

const NEWLINE = '\n'.charCodeAt(0);
const CHECKSUM_DIGITS = 8;

/** One append of a group, as it was read back. */
export type AppendLine =
  | { readonly is: 'sound'; readonly append: AppendRow }
  /** These may be the tables it was for. */
  | { readonly is: 'damaged'; readonly tables: readonly string[]; readonly line: Buffer };

/** A group of appends: a line for each, with a checksum of its own, so that damage costs one of them and not all. */
export function linesOf(appends: readonly AppendRow[]): Buffer {
  return Buffer.concat(
    appends.map((append) => {
      // The address stands outside as well, so that a line that is damaged still tells whose it was.
      const line = Buffer.from(`${'0'.repeat(CHECKSUM_DIGITS)} ${append.id} ${JSON.stringify(append)}\n`);
      line.write(digitsOf(line.subarray(CHECKSUM_DIGITS, -1)), 'latin1');
      return line;
    }),
  );
}

export function readLines(kept: Buffer): readonly AppendLine[] {
  const lines: AppendLine[] = [];
  for (let start = 0; start < kept.length; ) {
    const newline = kept.indexOf(NEWLINE, start);
    const end = newline === -1 ? kept.length : newline;
    lines.push(readLine(kept.subarray(start, end)));
    start = end + 1;
  }
  return lines;
}

const appendSchema = z.custom<AppendRow>((value) => Reflect.get(Object(value), 'is') === 'append');

function readLine(line: Buffer): AppendLine {
  const body = line.subarray(CHECKSUM_DIGITS);
  const text = line.toString('latin1', 0, CHECKSUM_DIGITS) === digitsOf(body) ? textIn(body) : undefined;
  const json = text?.slice(text.indexOf(' ', 1) + 1);
  const append = json === undefined ? undefined : appendSchema.safeParse(JSON.parse(json)).data;
  return append === undefined
    ? { is: 'damaged', tables: tablesIn(line.toString('latin1')), line }
    : { is: 'sound', append };
}

function digitsOf(body: Uint8Array): string {
  return crc32(body).toString(16).padStart(CHECKSUM_DIGITS, '0');
}

/** Where two lines have become one, both are told. */
function tablesIn(line: string): readonly string[] {
  const outside = /^.{8} (\S+) /.exec(line)?.slice(1) ?? [];
  const inside = [...line.matchAll(/\{"is":"append","id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
  return [...new Set([...outside, ...inside])];
}
