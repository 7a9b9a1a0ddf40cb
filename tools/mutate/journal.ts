import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from './project.ts';

/** Lines of JSON in a file, each written as soon as it is known: whoever is interrupted goes on from there. */
export class Journal<Entry> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
  }

  read(): readonly Entry[] {
    if (!existsSync(this.#path)) return [];
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .flatMap((line) => this.#parse(line));
  }

  add(entry: Entry): void {
    // On a line of its own, even if the one before was cut off.
    appendFileSync(this.#path, `\n${JSON.stringify(entry)}`);
  }

  forget(): void {
    rmSync(this.#path, { force: true });
  }

  #parse(line: string): readonly Entry[] {
    try {
      return line === '' ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  }
}

/** Where results are kept, from the root. */
export const KEPT = '.mutate';

/** What everything depends on. When any of it changes, what was found before counts no more. */
const DECIDING = ['packages', 'src', 'tools/mutate', 'package-lock.json', 'vitest.config.ts'];

/** The folder for the results of one question about the sources as they are now. */
export function folderFor(root: string, question: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of question) hash.update(`${part}\0`);
  for (const file of DECIDING.flatMap((path) => filesUnder(root, path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return join(root, KEPT, hash.digest('hex').slice(0, 16));
}
