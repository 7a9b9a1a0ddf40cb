import type * as z from 'zod';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes of a column that was read as a blob: the library hands over one row and many in different forms. */
export function bytesIn(value: unknown): Buffer | undefined {
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : undefined;
}

/** What the bytes say, unless they are no UTF-8. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A row whose texts were read as blobs, which is how all of them have to be read: the library ends the process when it
 * comes upon a text that is no UTF-8.
 */
export function readRow<T>(schema: z.ZodType<T>, row: unknown): T | undefined {
  const decoded: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(Object(row))) {
    const bytes = bytesIn(value);
    decoded[column] = bytes === undefined ? value : textIn(bytes);
  }
  return schema.safeParse(decoded).data;
}

/** The rows that can be read. */
export function readRows<T>(schema: z.ZodType<T>, rows: readonly unknown[]): readonly T[] {
  return rows.flatMap((row) => {
    const read = readRow(schema, row);
    return read === undefined ? [] : [read];
  });
}

/** The columns of a SELECT, as blobs. */
export function blobs(...columns: readonly string[]): string {
  return columns.map((column) => `CAST(${column} AS BLOB) AS ${column}`).join(', ');
}

/** The columns of a SELECT, as integers, whatever the file has made of them. */
export function integers(...columns: readonly string[]): string {
  return columns.map((column) => `CAST(${column} AS INTEGER) AS ${column}`).join(', ');
}
