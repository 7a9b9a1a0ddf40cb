import type Libsql from 'libsql';
import * as z from 'zod';
import { linesOf } from './append-lines.ts';
import { blobs, bytesIn, integers, readRow, textIn } from './columns.ts';
import { entryPlace, headerPlace, lastingPlace, movingPlace, snapshotPlace } from './places.ts';
import type { AppendRow } from './request.ts';
import { MIGRATIONS, SCHEMA, SCHEMA_VERSION, SEALED_SINCE } from './schema.ts';
import { sealed } from './seal.ts';

/** Brings a file of an older version, or an empty one, to the present schema. Inside a transaction. */
export function migrate(db: Libsql.Database, version: number): void {
  const migration = MIGRATIONS[version];
  if (migration !== undefined) db.exec(migration);
  db.exec(SCHEMA);
  if (version > 0 && version < SEALED_SINCE) sealEverything(db);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** Texts used to be kept as they are. What is no JSON is left like that, and so fails its check from now on. */
function sealEverything(db: Libsql.Database): void {
  const key = z.object({ id: z.string() });
  const seal = {
    header: db.prepare('UPDATE tables SET header = ? WHERE id = ?'),
    entry: db.prepare('UPDATE entries SET entry = ? WHERE id = ? AND number = ?'),
    snapshot: db.prepare('UPDATE snapshots SET snapshot = ? WHERE id = ?'),
    lasting: db.prepare('UPDATE standings SET summary = ? WHERE id = ?'),
    moving: db.prepare('UPDATE standings SET moving = ? WHERE id = ?'),
    appends: db.prepare('UPDATE waiting SET appends = ? WHERE number = ?'),
  };
  const each = <T>(select: string, schema: z.ZodType<T>, task: (row: T, raw: (column: string) => unknown) => void) => {
    for (const row of db.prepare(select).all()) {
      const read = readRow(schema, row);
      if (read !== undefined) task(read, (column) => Reflect.get(Object(row), column));
    }
  };

  each(`SELECT ${blobs('id', 'header')} FROM tables`, key, ({ id }, raw) =>
    whole(raw('header'), (text) => seal.header.run([sealed(headerPlace(id), text), id])),
  );
  // One after the other: the texts of all journals together may be more than the memory holds.
  const entryOf = db.prepare(`SELECT ${blobs('entry')} FROM entries WHERE id = ? AND number = ?`);
  const numbered = z.object({ id: z.string(), number: z.number() });
  each(`SELECT ${blobs('id')}, ${integers('number')} FROM entries`, numbered, ({ id, number }) =>
    whole(Reflect.get(Object(entryOf.get(id, number)), 'entry'), (text) =>
      seal.entry.run([sealed(entryPlace(id, number), text), id, number]),
    ),
  );
  const snapshotOf = db.prepare(`SELECT ${blobs('snapshot')} FROM snapshots WHERE id = ?`);
  each(`SELECT ${blobs('id')} FROM snapshots`, key, ({ id }) =>
    whole(Reflect.get(Object(snapshotOf.get(id)), 'snapshot'), (text) =>
      seal.snapshot.run([sealed(snapshotPlace(id), text), id]),
    ),
  );
  const standing = z.object({
    id: z.string(),
    list: z.string().nullable(),
    entries: z.number(),
    due: z.number().nullable(),
  });
  const columns = `${blobs('id', 'list', 'summary', 'moving')}, ${integers('entries', 'due')}`;
  each(`SELECT ${columns} FROM standings`, standing, ({ id, list, entries, due }, raw) => {
    whole(raw('summary'), (text) => seal.lasting.run([sealed(lastingPlace(id, list), text), id]));
    whole(raw('moving'), (text) => seal.moving.run([sealed(movingPlace(id, { entries, due }), text), id]));
  });
  const numberedGroup = z.object({ number: z.number() });
  each(`SELECT number, ${blobs('appends')} FROM waiting`, numberedGroup, ({ number }, raw) =>
    whole(raw('appends'), (text) => {
      const appends: readonly AppendRow[] = JSON.parse(text);
      seal.appends.run([linesOf(appends), number]);
    }),
  );
}

function whole(kept: unknown, seal: (text: string) => void): void {
  const bytes = bytesIn(kept);
  const text = bytes === undefined ? undefined : textIn(bytes);
  if (text !== undefined && isJson(text)) seal(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
