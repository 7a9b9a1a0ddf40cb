import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { DATABASE } from '../data/folder.ts';
import { codeOf } from '../store/sqlite/damage.ts';
import { Database } from '../store/sqlite/database.ts';
import { SCHEMA_VERSION } from '../store/sqlite/schema.ts';
import type { Finding } from './finding.ts';
import { framesLost } from './wal.ts';

const HEADER_BYTES = 100;
const VERSION_AT = 60;
const PAGES_AT = 28;
const PAGE = 4096;

/** A copy of the database, so that looking into it changes nothing of what is looked at. */
export class DatabaseCopy {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly #folder: string;

  private constructor(folder: string, findings: readonly Finding[]) {
    this.#folder = folder;
    this.file = join(folder, DATABASE);
    this.findings = findings;
  }

  static of(data: string): DatabaseCopy {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-doctor-'));
    const file = join(folder, DATABASE);
    const findings: Finding[] = [];
    for (const suffix of ['', '-wal'])
      if (existsSync(join(data, DATABASE + suffix))) copyFileSync(join(data, DATABASE + suffix), file + suffix);
    const lost = existsSync(`${file}-wal`) ? framesLost(readFileSync(`${file}-wal`)) : 0;
    if (lost > 0) findings.push({ what: 'wal', detail: String(lost), cure: 'lose' });
    if (!isDatabase(file)) {
      findings.push({ what: 'header', detail: 'file is not a database', cure: 'mend' });
      mendHeader(folder, file);
    }
    return new DatabaseCopy(folder, findings);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isDatabase(file: string): boolean {
  const db = new Libsql(file);
  try {
    db.prepare('SELECT count(*) AS tables FROM sqlite_master').get();
    return true;
  } catch (error) {
    return codeOf(error) !== 'SQLITE_NOTADB';
  } finally {
    db.close();
  }
}

/** All files of ours begin alike; but for that the header says nothing that the rest does not say. */
function mendHeader(folder: string, file: string): void {
  const other = join(folder, 'empty.db');
  new Database(other).close();
  const sound = new Libsql(other);
  sound.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  sound.close();
  const header = readFileSync(other).subarray(0, HEADER_BYTES);
  const bytes = readFileSync(file);
  const version = bytes.length >= HEADER_BYTES ? bytes.readUInt32BE(VERSION_AT) : 0;
  header.copy(bytes);
  if (version > 0 && version <= SCHEMA_VERSION) bytes.writeUInt32BE(version, VERSION_AT);
  // How many pages there are; none of them is taken for a free one.
  bytes.writeUInt32BE(Math.floor(bytes.length / PAGE), PAGES_AT);
  bytes.fill(0, PAGES_AT + 4, PAGES_AT + 12);
  writeFileSync(file, bytes);
}
