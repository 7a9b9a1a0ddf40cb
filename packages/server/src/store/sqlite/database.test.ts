import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { Database } from './database.ts';

test('the file is in WAL mode', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const database = new Database(file);
  const look = new Libsql(file);

  expect(look.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  expect(database.durability()).toEqual({ journal: 'wal', synchronous: 'full' });

  look.close();
  database.close();
});

test('a folder of a newer version is left alone', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  new Database(file).close();
  const newer = new Libsql(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();

  expect(() => new Database(file)).toThrow('written by a newer version (99)');
});
