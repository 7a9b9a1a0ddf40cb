import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@kronika/kernel';
import Libsql from 'libsql';
import * as z from 'zod';
import { DATABASE, HeldFolder, LOCK } from '../data/folder.ts';
import { UnusableDataError, unusableBecause } from '../data/unusable.ts';
import { blobs, bytesIn, readRows } from '../store/sqlite/columns.ts';
import { cannotBeRead } from '../store/sqlite/damage.ts';
import { Database } from '../store/sqlite/database.ts';
import { DatabaseCopy } from './copy.ts';
import type { Examination, Finding } from './finding.ts';
import { judge } from './judge.ts';
import { RebuiltDatabase } from './rebuilt.ts';
import { type Columns, Salvage } from './salvage.ts';

export interface DoctorOptions {
  readonly registry: Registry;
  /** The folder with all data. */
  readonly data: string;
  /** Whether what can be mended is mended, or only told. */
  readonly mode: 'look' | 'repair';
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** So many lines of what the database says of its file are enough. */
const MOST_TOLD = 20;

const setAsideRow = z.object({ id: z.string(), why: z.string() });

/** Where accounts lie, and what their rows hold. */
const ACCOUNTS: Readonly<Record<string, Columns>> = {
  accounts: {
    id: 'text',
    name: 'text',
    folded: 'text',
    hash: 'text',
    created: 'number',
    changed: 'number',
    revision: 'number',
  },
  sessions: { id: 'text', account: 'text', holder: 'text', device: 'text', created: 'number', seen: 'number' },
  account_seats: { place: 'text', seat: 'number', account: 'text', holder: 'text', since: 'number' },
  decks: { account: 'text', id: 'text', changed: 'number', deck: 'text', revision: 'number' },
};

/**
 * Finds what is damaged in a data folder. A repair makes a new database of what can be saved, and keeps the other one beside it.
 * Throws an `UnusableDataError` where nothing can be looked at.
 */
export function examine(options: DoctorOptions): Examination {
  const { data, mode } = options;
  if (!existsSync(join(data, DATABASE))) throw new UnusableDataError({ is: 'noFolder', code: 'ENOENT' });
  // A folder that was never held by a server of this version has no lock, and only looking must not make one.
  const held = mode === 'repair' || existsSync(join(data, LOCK)) ? HeldFolder.holdExisting(data) : undefined;
  try {
    const copy = DatabaseCopy.of(data);
    try {
      return examineCopy(options, copy);
    } finally {
      copy.remove();
    }
  } catch (error) {
    throw error instanceof UnusableDataError ? error : new UnusableDataError(unusableBecause(error));
  } finally {
    held?.release();
  }
}

function examineCopy({ registry, data, mode, now }: DoctorOptions, copy: DatabaseCopy): Examination {
  const findings = [...copy.findings];
  const file = new Libsql(copy.file);
  // Where the list of what there is cannot be read, nothing can be saved: a repair would be an empty database.
  file.prepare('SELECT count(*) AS tables FROM sqlite_master').get();
  // A header that was mended knows of no free pages, which the database would complain about.
  if (!findings.some(({ what }) => what === 'header')) findings.push(...integrityOf(file));
  findings.push(...sortWaiting(copy.file, file));
  const setAside = setAsideIn(file);
  const salvage = new Salvage(file);
  const { ids, unreadable } = salvage.addresses();
  if (unreadable > 0) findings.push({ what: 'address', detail: String(unreadable), cure: 'lose' });

  const draft = join(data, `${DATABASE}.repaired`);
  if (mode === 'repair') removeDatabase(draft);
  const rebuilt = mode === 'repair' ? new RebuiltDatabase(draft) : undefined;
  for (const id of ids) {
    const raw = salvage.table(id);
    const verdict = judge(raw, registry);
    const why = setAside.get(id);
    if (verdict.is !== 'sound') findings.push(...verdict.findings);
    else if (why !== undefined) findings.push({ what: 'waiting', table: id, detail: why, cure: 'lose' });
    if (verdict.is === 'sound') rebuilt?.copy(raw);
    else if (verdict.is === 'mended') rebuilt?.add(id, verdict.mended);
    else rebuilt?.setAside(raw, verdict.findings.map(({ detail }) => detail).join('; '), now);
  }
  for (const [from, columns] of Object.entries(ACCOUNTS)) {
    const { rows, unreadable: lost } = salvage.rows(from, columns);
    if (lost > 0) findings.push({ what: 'account', detail: `${from}: ${lost}`, cure: 'lose' });
    rebuilt?.rows(from, columns, rows);
  }
  file.close();
  rebuilt?.finish();
  const examined = { tables: ids.length, findings };
  if (rebuilt === undefined) return examined;
  // What was set aside before stays so; there is nothing more to do about it.
  if (findings.some(({ cure, table = '' }) => cure !== 'setAside' || !setAside.has(table)))
    return { ...examined, kept: exchange(data, draft, now) };
  removeDatabase(draft);
  return examined;
}

/** What the database says of how its file is built. */
function integrityOf(file: Libsql.Database): readonly Finding[] {
  const told = unlessDamaged(() =>
    file
      .prepare(`SELECT CAST(integrity_check AS BLOB) AS told FROM pragma_integrity_check(${MOST_TOLD})`)
      .all()
      .map((row) => bytesIn(Reflect.get(Object(row), 'told'))?.toString() ?? ''),
  );
  const problems = typeof told === 'string' ? [told] : told.filter((line) => line !== 'ok');
  return problems.map((detail) => ({ what: 'integrity', detail, cure: 'mend' }));
}

/** Brings the copy to the present schema, and what waits into the tables where it belongs. */
function sortWaiting(path: string, file: Libsql.Database): readonly Finding[] {
  const remains = () => Number(Reflect.get(Object(file.prepare('SELECT count(*) AS rows FROM remains').get()), 'rows'));
  const lost = unlessDamaged(() => {
    const database = new Database(path);
    try {
      const before = remains();
      database.settle();
      return remains() - before;
    } finally {
      database.close();
    }
  });
  return lost === 0 ? [] : [{ what: 'waiting', detail: String(lost), cure: 'lose' }];
}

/** The tables that were set aside, and why. */
function setAsideIn(file: Libsql.Database): ReadonlyMap<string, string> {
  const rows = unlessDamaged(() => file.prepare(`SELECT ${blobs('id', 'why')} FROM set_aside`).all());
  if (typeof rows === 'string') return new Map();
  return new Map(readRows(setAsideRow, rows).map(({ id, why }) => [id, why]));
}

/** What it gives, or the damage that was in the way. */
function unlessDamaged<T>(task: () => T): T | string {
  try {
    return task();
  } catch (error) {
    if (cannotBeRead(error)) return error.message;
    throw error;
  }
}

/** Puts the new database in the place of the other one, which is kept; gives its name. */
function exchange(data: string, draft: string, now: number): string {
  const kept = `${DATABASE}.damaged-${new Date(now).toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['', '-wal'])
    if (existsSync(join(data, DATABASE + suffix))) renameSync(join(data, DATABASE + suffix), join(data, kept + suffix));
  rmSync(join(data, `${DATABASE}-shm`), { force: true });
  renameSync(draft, join(data, DATABASE));
  removeDatabase(draft);
  return kept;
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}
