import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { HeldFolder } from '../data/folder.ts';
import { UnusableDataError } from '../data/unusable.ts';
import { serve } from '../server.ts';
import { Database } from '../store/sqlite/database.ts';
import { atFile } from '../testing/damage.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { ServerProcess } from '../testing/process.ts';

/** Starts a server where none can run; gives why not. */
async function refusal(data: string): Promise<unknown> {
  const options = { registry: registryOf(...examples), host: '127.0.0.1', port: 0, logLevel: 'silent' } as const;
  const refused = await serve({ ...options, data }).then(
    (server) => server.drain(),
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(UnusableDataError);
  return refused instanceof UnusableDataError ? refused.because : undefined;
}

function folderWith(change: (file: string) => void): string {
  const folder = temporaryFolder();
  const file = join(folder, 'kronika.db');
  new Database(file).close();
  atFile(file, (db) => db.exec('PRAGMA optimize'));
  change(file);
  return folder;
}

function withBytes(file: string, at: number, ...bytes: readonly number[]): void {
  const content = readFileSync(file);
  content.set(bytes, at);
  writeFileSync(file, content);
}

/** Where the header of the file says which version may write it; one that nobody knows makes it read-only for all. */
const WRITE_VERSION = 18;

test.each([
  { name: 'cut short', change: (file: string) => truncateSync(file, 6000), is: 'damaged' },
  { name: 'no database any more', change: (file: string) => withBytes(file, 0, 1, 2, 3), is: 'damaged' },
  { name: 'read-only', change: (file: string) => withBytes(file, WRITE_VERSION, 9), is: 'readOnly' },
  {
    name: 'a newer one',
    change: (file: string) => atFile(file, (db) => db.exec('PRAGMA user_version = 99')),
    is: 'newer',
  },
])('a file that is $name is refused, left as it is, and the folder is let go of', async ({ change, is }) => {
  const folder = folderWith(change);
  const file = join(folder, 'kronika.db');
  const before = readFileSync(file);

  expect(await refusal(folder)).toMatchObject({ is });

  expect(readFileSync(file).equals(before)).toBe(true);
  (await HeldFolder.hold(folder)).release();
});

test('a file in place of the folder, or a folder in place of the file, is refused', async () => {
  const inPlace = join(temporaryFolder(), 'data');
  writeFileSync(inPlace, '');
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'kronika.db'));

  expect(await refusal(inPlace)).toMatchObject({ is: 'noFolder' });
  expect(await refusal(folder)).toMatchObject({ is: 'other' });
});

test('a folder belongs to one server, until that ends, however it ends', async () => {
  const folder = temporaryFolder();
  const server = await ServerProcess.start(folder, 0);
  onTestFinished(() => server.kill());

  expect(await refusal(folder)).toEqual({ is: 'inUse' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.kill();

  (await HeldFolder.hold(folder)).release();
});
