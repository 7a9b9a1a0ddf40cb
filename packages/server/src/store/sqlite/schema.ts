/**
 * What is fixed, what grows and what changes stand apart: with every decision only a short row is rewritten. A table
 * has a place in a list or in the queue of due ones only if it has one to have, so others cost no index.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY,
  header TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS standings (
  id TEXT PRIMARY KEY,
  entries INTEGER NOT NULL,
  summary TEXT NOT NULL,
  game TEXT NOT NULL,
  list TEXT,
  updated INTEGER NOT NULL,
  due INTEGER
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS listed ON standings (list, updated) WHERE list IS NOT NULL;
CREATE INDEX IF NOT EXISTS due ON standings (due) WHERE due IS NOT NULL;

CREATE TABLE IF NOT EXISTS entries (
  id TEXT NOT NULL,
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (id, number)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS snapshots (
  id TEXT PRIMARY KEY,
  snapshot TEXT NOT NULL
) WITHOUT ROWID;
`;

/** The version of the schema, kept in the file. A newer one is not touched. */
export const SCHEMA_VERSION = 1;
