import { describe, expect, test } from 'vitest';
import { filesIn, gameIds, misplacedNames, SCOPES, type Scope } from './game-names.ts';

test.each(SCOPES)('in $folders.0 and beside it a game is named in a game’s folder only', (scope) => {
  const games = gameIds();

  expect(filesIn(scope).flatMap((file) => misplacedNames(file, games, scope))).toEqual([]);
});

test('an example counts as a game, too', () => {
  expect(gameIds()).toEqual(expect.arrayContaining(['l5r', 'beacons']));
});

test('every folder of every scope is searched', () => {
  for (const scope of SCOPES) {
    const paths = filesIn(scope).map(({ path }) => path);
    for (const folder of scope.folders) expect(paths.filter((path) => path.startsWith(`${folder}/`))).not.toEqual([]);
  }
});

describe('a planted name', () => {
  const GAMES = ['go', 'hex'];
  const scope: Scope = { folders: ['web'], mayName: ['web/list.ts', 'web/games/<game>/'] };
  const found = (path: string, source: string) => misplacedNames({ path, source }, GAMES, scope);

  test.each([
    ['an id', "const FIRST = 'hex';"],
    ['a key', '  hex: load,'],
    ['an import', "import { board } from '../games/hex/board.ts';"],
    ['a package', "import { rules } from '@kronika/hex';"],
    ['a class', '.hex-board > .seat {'],
    ['a class without a hyphen', '.hexboard > .seat {'],
    ['a name in code', 'const hexBoard = HEX_ART ?? drawHexArt();'],
    ['a rule', '/** As HEX-3.1 says. */'],
    ['a name with an underscore', 'draw_hex()'],
  ])('is found as %s', (_, text) => {
    expect(found('web/page.tsx', `\n${text}`)).toEqual(['web/page.tsx:2 names hex']);
  });

  test('is found in the name of a file', () => {
    expect(found('web/decks/hex-decks.ts', '')).toEqual(['web/decks/hex-decks.ts:0 names hex']);
  });

  test('is found beside the folders of the games', () => {
    expect(found('web/games/hexagon.ts', '')).toEqual(['web/games/hexagon.ts:0 names hex']);
    expect(found('web/games/parts.ts', "'go'")).toEqual(['web/games/parts.ts:1 names go']);
  });

  test.each([
    ['in the list', 'web/list.ts', "[hex, 'go']"],
    ['in the folder of the game', 'web/games/hex/board.ts', "import '@kronika/hex';"],
    ['in the folder of another game', 'web/games/hex/board.ts', "const card = 'go-between';"],
    ['in a test', 'web/page.test.tsx', "play('hex');"],
    ['in what tests use', 'web/testing/play.ts', "play('hex');"],
  ])('is left alone %s', (_, path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  test.each(['apexhex', 'ago', 'cargo', 'Hindigo'])('is not seen in a word like %s', (word) => {
    expect(found('web/page.ts', word)).toEqual([]);
  });
});
