import { expect, test } from 'vitest';
import { AGOT_ART } from '../src/games/agot/art/art.ts';
import { L5R_ART } from '../src/games/l5r/art/art.ts';
import { GLYPHS, SCENES, SHAPES } from '../src/sprite/names.ts';
import { gameIcon } from './game-icons.ts';
import { namesIn } from './own-drawings.ts';
import { agotSpriteSource, spriteSource } from './sprite.ts';
import { agotIcons, usedIcons } from './used-icons.ts';

test('every icon that is used exists', () => {
  expect([...usedIcons(), ...agotIcons()].filter((name) => gameIcon(name) === undefined)).toEqual([]);
});

test('our own drawings are those that have names', () => {
  expect(namesIn('shapes')).toEqual([...SHAPES]);
  expect(namesIn('scenes')).toEqual([...SCENES]);
  expect(namesIn('glyphs').map((name) => `x-${name}`)).toEqual([...GLYPHS]);
});

test('every glyph on a card exists', () => {
  const glyphs = Object.values({ ...L5R_ART, ...AGOT_ART })
    .map(({ subject }) => subject)
    .filter((name) => name.startsWith('x-'));

  expect(glyphs.filter((name) => !GLYPHS.some((glyph) => glyph === name))).toEqual([]);
});

test('nothing is drawn twice', () => {
  const ids = [spriteSource(), agotSpriteSource()].flatMap((source) => source.match(/<symbol id="[^"]+"/gu) ?? []);

  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['of every page', spriteSource, 600_000],
  ['of A Game of Thrones', agotSpriteSource, 250_000],
])('the sprite %s is small, and nothing in it needs an exception in the content security policy', (_, make, most) => {
  const source = make();

  expect(source.length).toBeLessThan(most);
  expect(source).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|href=/);
});
