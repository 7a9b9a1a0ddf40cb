import { codeOf, NewerVersionError } from '../store/sqlite/damage.ts';

/** Why a data folder cannot be used. */
export type Unusable =
  /** A server that is running, or `kronika doctor`, holds it. */
  | { readonly is: 'inUse' }
  /** There is something else in its place, or it cannot be made there. */
  | { readonly is: 'noFolder'; readonly code: string }
  | { readonly is: 'readOnly' }
  | { readonly is: 'full' }
  | { readonly is: 'newer'; readonly version: number }
  /** The database as a whole, not a single table in it. */
  | { readonly is: 'damaged'; readonly problem: string }
  | { readonly is: 'other'; readonly problem: string };

export class UnusableDataError extends Error {
  override readonly name = 'UnusableDataError';
  readonly because: Unusable;

  constructor(because: Unusable) {
    super(`the data folder cannot be used: ${JSON.stringify(because)}`);
    this.because = because;
  }
}

/** What an error of the database or of the system means for the folder. */
export function unusableBecause(error: unknown): Unusable {
  if (error instanceof UnusableDataError) return error.because;
  if (error instanceof NewerVersionError) return { is: 'newer', version: error.version };
  const code = codeOf(error);
  const problem = error instanceof Error ? error.message : String(error);
  if (/^(SQLITE_READONLY|EROFS|EACCES|EPERM)/.test(code)) return { is: 'readOnly' };
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return { is: 'full' };
  if (/^(SQLITE_BUSY|SQLITE_LOCKED)/.test(code)) return { is: 'inUse' };
  if (/^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_IOERR_READ|SQLITE_IOERR_SHORT_READ|SQLITE_IOERR$)/.test(code))
    return { is: 'damaged', problem };
  return { is: 'other', problem };
}
