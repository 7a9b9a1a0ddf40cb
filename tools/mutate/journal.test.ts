import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Journal } from '../journal.ts';
import { folderFor } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'kronika-mutate-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was written is read by the next run, except for a line that was cut off', () => {
  const path = join(folder, 'deep', 'verdicts.jsonl');
  const journal = new Journal<{ readonly id: string }>(path);
  expect(journal.read()).toEqual([]);

  journal.add({ id: 'a' });
  appendFileSync(path, '\n{"id":"b');
  journal.add({ id: 'c' });

  expect(new Journal(path).read()).toEqual([{ id: 'a' }, { id: 'c' }]);
  journal.forget();
  expect(journal.read()).toEqual([]);
});

test('results belong to one question about one state of the sources', () => {
  const root = join(folder, 'project');
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
  const before = folderFor(root, ['src']);

  expect(folderFor(root, ['src'])).toBe(before);
  expect(folderFor(root, ['src/a.ts'])).not.toBe(before);

  writeFileSync(join(root, 'src/a.ts'), 'two');
  expect(folderFor(root, ['src'])).not.toBe(before);
});
