import { constants } from 'node:fs';
import { access, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { invalid, isRefusal, type MatchRecord, type Refusal, readRecord, writeRecord } from '@kronika/kernel';
import type { Words } from './text/words.ts';
import { about, readTextFile, unusable } from './text-file.ts';

/** Reads the record in a file; a refusal names the file. */
export async function readRecordFile(file: string, words: Words): Promise<MatchRecord | Refusal> {
  const text = await readTextFile(file, words);
  if (isRefusal(text)) return text;
  const record = readRecord(text);
  return isRefusal(record) ? about(file, record) : record;
}

/** Writes the record whole or not at all: an old file stays until the new one is complete. */
export async function writeRecordFile(file: string, record: MatchRecord, words: Words): Promise<Refusal | undefined> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, writeRecord(record));
    await rename(draft, file);
    return undefined;
  } catch (error) {
    return unusable(file, error, words);
  }
}

/** Refuses a place that a record cannot be written to, before a match is played for it. */
export async function checkWritable(file: string, words: Words): Promise<Refusal | undefined> {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    return unusable(file, error, words);
  }
  return (await isFolder(file)) ? invalid(file, { at: '', problem: words.problem.file.folder }) : undefined;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
