import { readFile } from 'node:fs/promises';
import { invalid, type Refusal } from '@kronika/kernel';
import type { Words } from './text/words.ts';

/** Reads the text in a file; a refusal names the file. */
export async function readTextFile(file: string, words: Words): Promise<string | Refusal> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    return unusable(file, error, words);
  }
}

/** Says that the refusal of what a file holds is about this file. */
export function about(file: string, refusal: Refusal): Refusal {
  return refusal.refused === 'invalid' ? { ...refusal, what: file } : refusal;
}

/** The refusal of a file that the system does not let us use. */
export function unusable(file: string, error: unknown, words: Words): Refusal {
  return invalid(file, { at: '', problem: reasonOf(error, words.problem.file) });
}

function reasonOf(error: unknown, words: Words['problem']['file']): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return words.missing;
    case 'EISDIR':
      return words.folder;
    case 'EACCES':
    case 'EPERM':
      return words.forbidden;
    default:
      return words.other(code);
  }
}
