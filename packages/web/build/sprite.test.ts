import { expect, test } from 'vitest';
import { GLYPHS, INTERFACE_ICONS, SCENES, SHAPES } from '../src/sprite/names.ts';
import { gamesWithSprite, iconsOfGame } from './game-folders.ts';
import { gameIcon } from './game-icons.ts';
import { namesIn } from './own-drawings.ts';
import { gameSpriteSource, spriteSource } from './sprite.ts';
import { usedIcons } from './used-icons.ts';

test('every icon that is used exists', async () => {
  const { shared, ofGames } = await usedIcons();

  expect([...shared, ...[...ofGames.values()].flat()].filter((name) => gameIcon(name) === undefined)).toEqual([]);
});

test('our own drawings are those that have names', () => {
  expect(namesIn('shapes')).toEqual([...SHAPES]);
  expect(namesIn('scenes')).toEqual([...SCENES]);
  expect(namesIn('glyphs').map((name) => `x-${name}`)).toEqual([...GLYPHS]);
});

test.each(gamesWithSprite())('every icon of %s is drawn, in its own sprite or in that of every page', async (game) => {
  const drawn = `${await spriteSource()}${await gameSpriteSource(game)}`;

  expect((await iconsOfGame(game)).filter((name) => !drawn.includes(`<symbol id="i-${name}"`))).toEqual([]);
});

test.each(gamesWithSprite())(
  'nothing of %s is drawn twice, in its own sprite or in that of every page',
  async (game) => {
    const sources = [await spriteSource(), await gameSpriteSource(game)];
    const ids = sources.flatMap((source) => source.match(/<symbol id="[^"]+"/gu) ?? []);

    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('the sprite of every page holds no icon that only games show', async () => {
  const { shared } = await usedIcons();

  expect(shared).toEqual(INTERFACE_ICONS.toSorted());
});

test.each([
  ['of every page', spriteSource, 170_000],
  ...gamesWithSprite().map((game) => [`of ${game}`, () => gameSpriteSource(game), 350_000] as const),
] as const)(
  'the sprite %s is small, and nothing in it needs an exception in the content security policy',
  async (_, make, most) => {
    const source = await make();

    expect(source.length).toBeLessThan(most);
    expect(source).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|href=/);
  },
);
