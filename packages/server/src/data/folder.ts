import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../store/sqlite/damage.ts';
import { UnusableDataError, unusableBecause } from './unusable.ts';

/** The name of the database in the data folder. */
export const DATABASE = 'kronika.db';

/** The folder of reports in it. */
export const REPORTS = 'reports';

/** When the server was up. */
export const UPTIME = 'uptime.json';

/** By what the server knows again what it has signed. */
export const SECRET = 'secret.key';

/** An empty database; whoever has it locked holds the folder. */
export const LOCK = 'kronika.lock';

/**
 * A data folder that nobody else may use. It is held by a lock of the system on a file beside the database: it ends with the
 * process, however that ends, and does not keep anybody from copying the database meanwhile.
 */
export class HeldFolder {
  readonly path: string;
  readonly #lock: Libsql.Database;

  private constructor(path: string, lock: Libsql.Database) {
    this.path = path;
    this.#lock = lock;
  }

  /** Makes the folder if need be. Rejects with an `UnusableDataError`. */
  static async hold(path: string): Promise<HeldFolder> {
    try {
      await mkdir(path, { recursive: true });
    } catch (error) {
      const code = codeOf(error);
      const because = unusableBecause(error);
      throw new UnusableDataError(because.is === 'other' ? { is: 'noFolder', code } : because);
    }
    return HeldFolder.holdExisting(path);
  }

  static holdExisting(path: string): HeldFolder {
    try {
      const lock = new Libsql(join(path, LOCK));
      lock.exec('BEGIN EXCLUSIVE');
      return new HeldFolder(path, lock);
    } catch (error) {
      throw new UnusableDataError(unusableBecause(error));
    }
  }

  release(): void {
    this.#lock.close();
  }
}
