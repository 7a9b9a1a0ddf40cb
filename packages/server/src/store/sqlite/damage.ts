import { DamagedTableError } from '../port.ts';

/** A row or page that the database itself stumbles over, or rows that contradict each other. */
const CODES = ['SQLITE_CORRUPT', 'SQLITE_CONSTRAINT', 'SQLITE_IOERR_READ', 'SQLITE_IOERR_SHORT_READ'];

/** Whether something in the file is damaged, as opposed to a disk that is full or the like. */
export function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedTableError) return true;
  const code = codeOf(error);
  return error instanceof Error && CODES.some((known) => code.startsWith(known));
}

/** The same for a copy that is only read: there it is the file, too, if the disk does not give what should be in it. */
export function cannotBeRead(error: unknown): error is Error {
  return isDamage(error) || (error instanceof Error && codeOf(error).startsWith('SQLITE_IOERR'));
}

/** The name by which SQLite calls an error. */
export function codeOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' ? code : '';
}

/** The file was written by a newer version of the program. */
export class NewerVersionError extends Error {
  override readonly name = 'NewerVersionError';
  readonly version: number;
  constructor(version: number, known: number) {
    super(`the data folder was written by a newer version (${version}); this one knows ${known}`);
    this.version = version;
  }
}
