import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './project.ts';

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
