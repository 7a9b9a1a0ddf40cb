import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const BYTES = 32;

/** What only this server knows, and keeps from one start to the next. */
export class Secret {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The secret in that file, which is made if need be. */
  static async open(file: string): Promise<Secret> {
    const fresh = randomBytes(BYTES);
    try {
      await writeFile(file, fresh, { flag: 'wx', mode: 0o600 });
      return new Secret(fresh);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const kept = await readFile(file);
      // A damaged one is as good as a new one: what was signed with it is not recognized any more.
      return new Secret(kept.length === BYTES ? kept : fresh);
    }
  }

  /** A sign of a text that nobody else can make, and that does not tell the text. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${text}`).digest('base64url');
  }
}
