import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';

/** What everything that is no database looks like to the program. */
function damagedFolder(): string {
  const folder = temporaryFile('data');
  mkdirSync(folder);
  writeFileSync(`${folder}/kronika.db`, Buffer.alloc(8192, 7));
  return folder;
}

test('kronika doctor says in both languages what it cannot look at', async () => {
  const missing = temporaryFile('data');

  expect(await kronika(['doctor', missing])).toMatchObject({ code: 2, stdout: '' });
  expect((await kronika(['doctor', missing])).stderr).toContain('cannot be used: there is no such folder');
  expect((await kronika(['doctor', missing, '--lang', 'pl'])).stderr).toContain('takiego folderu nie ma');
  expect((await kronika(['doctor', damagedFolder(), '--repair'])).stderr).toContain('the database is damaged');
});

test('kronika doctor finds nothing in a folder that is whole, and says what it found in another', async () => {
  const folder = temporaryFile('data');
  const port = ['--port', '0', '--log-level', 'silent'];
  expect(await kronika(['serve', ...port, '--data', folder])).toMatchObject({ code: 0 });

  expect(await kronika(['doctor', folder])).toMatchObject({ code: 0, stdout: 'No damage found (0 tables).\n' });
  expect(JSON.parse(lastLine(await kronika(['doctor', folder, '--json'])))).toEqual({ tables: 0, findings: [] });
  expect((await kronika(['doctor', folder, '--lang', 'pl'])).stdout).toContain('Nie znaleziono uszkodzeń');
});
