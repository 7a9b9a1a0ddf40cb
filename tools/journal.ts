import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

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
