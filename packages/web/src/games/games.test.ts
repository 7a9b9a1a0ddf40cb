import { expect, test } from 'vitest';
import { GLYPHS, INTERFACE_ICONS } from '../sprite/names.ts';
import { gameCalled } from '../worker/games.ts';
import { GAMES } from './index.ts';
import { announcedGame, canBePlayed, gamesWith, hasPart, partOf } from './parts.ts';

test('every game of the list has a folder of its own name, and every folder is in the list', () => {
  const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);

  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

test.each(GAMES)('$id can be played if its folder has an engine', async ({ id, state }) => {
  const game = await gameCalled(id);

  expect(game?.id).toBe(state === 'inPreparation' ? undefined : id);
});

test.each(GAMES.filter(canBePlayed))('$id is set up as its engine says', async ({ id }) => {
  expect(await partOf(id, 'setup')).toEqual((await gameCalled(id))?.setup);
});

test('a game that cannot be played yet has no parts', () => {
  for (const { state, parts } of GAMES) if (state === 'inPreparation') expect(parts).toEqual({});
});

test('what announces a game is drawn before anything of the game is loaded', () => {
  const everywhere: readonly string[] = [...INTERFACE_ICONS, ...GLYPHS];
  const shown = GAMES.flatMap(({ picture, badge, sides }) => [
    picture.subject,
    badge.icon,
    ...Object.values(sides ?? {}).map((side) => side.badge.icon),
  ]);

  expect(shown.filter((name) => !everywhere.includes(name))).toEqual([]);
});

test('a part that a game has is loaded', async () => {
  const [game] = gamesWith('history');

  expect(game).toBeDefined();
  expect(hasPart(game?.id ?? '', 'history')).toBe(true);
  expect(await partOf(game?.id ?? '', 'history')).toMatchObject({ titles: {} });
});

test.each(['chess', '', 'constructor', '__proto__', 'toString'])('a game called %j is none', async (id) => {
  expect(announcedGame(id)).toBeUndefined();
  expect(hasPart(id, 'board')).toBe(false);
  expect(await partOf(id, 'board')).toBeUndefined();
  expect(await gameCalled(id)).toBeUndefined();
});

test('a part that a game lacks is none', async () => {
  const without = GAMES.find(({ parts }) => parts.course === undefined)?.id ?? '';

  expect(announcedGame(without)).toBeDefined();
  expect(hasPart(without, 'course')).toBe(false);
  expect(await partOf(without, 'course')).toBeUndefined();
});
