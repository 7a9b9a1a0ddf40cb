/**
 * What is fixed, what grows and what changes stand apart. What is added to many tables at once is one row of \`waiting\`
 * at first, and sorted into the others later. A table has a place in a list or in the queue of due ones only if it has one to have, so others cost no index.
 * What is a blob is sealed with a checksum (`seal.ts`, `append-lines.ts`).
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY,
  header BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS standings (
  id TEXT PRIMARY KEY,
  entries INTEGER NOT NULL,
  summary BLOB NOT NULL,
  game TEXT NOT NULL,
  list TEXT,
  updated INTEGER NOT NULL,
  due INTEGER,
  moving BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS listed ON standings (list, updated) WHERE list IS NOT NULL;
CREATE INDEX IF NOT EXISTS due ON standings (due) WHERE due IS NOT NULL;

CREATE TABLE IF NOT EXISTS entries (
  id TEXT NOT NULL,
  number INTEGER NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (id, number)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS waiting (
  number INTEGER PRIMARY KEY,
  appends BLOB NOT NULL
);

CREATE TABLE IF NOT EXISTS snapshots (
  id TEXT PRIMARY KEY,
  snapshot BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS set_aside (
  id TEXT PRIMARY KEY,
  why TEXT NOT NULL,
  noticed INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS remains (
  number INTEGER PRIMARY KEY,
  whence TEXT NOT NULL,
  content BLOB NOT NULL
);

CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  hash TEXT NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  revision INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  holder TEXT NOT NULL UNIQUE,
  device TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS sessions_of ON sessions (account);
CREATE INDEX IF NOT EXISTS sessions_seen ON sessions (seen);

CREATE TABLE IF NOT EXISTS account_seats (
  place TEXT NOT NULL,
  seat INTEGER NOT NULL,
  account TEXT NOT NULL,
  holder TEXT NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (place, seat)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS seats_of ON account_seats (account, since);
CREATE INDEX IF NOT EXISTS seats_held ON account_seats (holder);

CREATE TABLE IF NOT EXISTS decks (
  account TEXT NOT NULL,
  id TEXT NOT NULL,
  changed INTEGER NOT NULL,
  deck TEXT,
  revision INTEGER NOT NULL,
  PRIMARY KEY (account, id)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS decks_changed ON decks (account, revision);
`;

/** The version of the schema, kept in the file. A newer one is not touched. */
export const SCHEMA_VERSION = 4;

/** The first version in which texts are sealed. */
export const SEALED_SINCE = 4;

const ADD_MOVING = "ALTER TABLE standings ADD COLUMN moving TEXT NOT NULL DEFAULT '{}';";

/**
 * What a file of an older version needs before the schema, by the version it comes from. Up to the second one,
 * `summary` held everything; since then what changes with every decision stands beside it and counts where it is there.
 * A row of `entries` was a single one; it may be a list of those that follow each other from `number` on.
 */
export const MIGRATIONS: Readonly<Record<number, string>> = { 1: ADD_MOVING, 2: ADD_MOVING };
