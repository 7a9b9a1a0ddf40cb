import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './architecture.ts';
import { ROOT } from './packages.ts';

/** A part of the sources in which games are known by their folders only. */
export interface Scope {
  /** The folders that are searched, from the root. */
  readonly folders: readonly string[];
  /** The files that may name games, and the folders, which end with `/`; `<game>` stands for any game. */
  readonly mayName: readonly string[];
}

export const SCOPES: readonly Scope[] = [
  {
    folders: ['packages/web/src', 'packages/web/build', 'packages/web/check'],
    mayName: ['packages/web/src/games/index.ts', 'packages/web/src/games/<game>/'],
  },
  {
    folders: ['kernel', 'lcg', 'decks', 'bots', 'protocol', 'host', 'server', 'cli', 'testkit', 'games'].map(
      (name) => `packages/${name}/src`,
    ),
    mayName: ['packages/games/src/index.ts'],
  },
];

const GAME_FOLDERS = 'packages/web/src/games';
const SOURCE = /\.(?:[cm]?[jt]sx?|css|html|json)$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** The ids of all games: each has a folder of its own in the pages. */
export function gameIds(): readonly string[] {
  return readdirSync(join(ROOT, GAME_FOLDERS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Where a file names a game without being allowed to, e.g. `src/page.ts:12 names chess`; line 0 is the path itself. */
export function misplacedNames(file: SourceFile, games: readonly string[], { mayName }: Scope): readonly string[] {
  const places = mayName.flatMap((place) => games.map((game) => place.replace('<game>', game)));
  if (TEST.test(file.path) || places.some((place) => isAt(file.path, place))) return [];
  return [file.path, ...file.source.split('\n')].flatMap((line, number) =>
    games.filter((game) => names(line, game)).map((game) => `${file.path}:${number} names ${game}`),
  );
}

function isAt(path: string, place: string): boolean {
  return place.endsWith('/') ? path.startsWith(place) : path === place;
}

/** Whether a text names the game, in whatever case: as a word of its own, or as the first part of a longer name. */
function names(text: string, game: string): boolean {
  const capitalized = game.charAt(0).toUpperCase() + game.slice(1);
  return new RegExp(`(?<![a-z0-9])${game}`, 'i').test(text) || new RegExp(`(?<=[a-z0-9])${capitalized}`).test(text);
}

/** The files of a scope, by their paths from the root. */
export function filesIn({ folders }: Scope): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name))
      .map((name) => ({
        path: `${folder}/${name.replaceAll('\\', '/')}`,
        source: readFileSync(join(ROOT, folder, name), 'utf8'),
      })),
  );
}
