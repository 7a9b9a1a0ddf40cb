import { expect, test } from 'vitest';
import { L5R_ART } from '../src/l5r/art/art.ts';
import { GLYPHS, SCENES, SHAPES } from '../src/sprite/names.ts';
import { gameIcon } from './game-icons.ts';
import { namesIn } from './own-drawings.ts';
import { spriteSource } from './sprite.ts';
import { usedIcons } from './used-icons.ts';

test('every icon that is used exists', () => {
  expect(usedIcons().filter((name) => gameIcon(name) === undefined)).toEqual([]);
});

test('our own drawings are those that have names', () => {
  expect(namesIn('shapes')).toEqual([...SHAPES]);
  expect(namesIn('scenes')).toEqual([...SCENES]);
  expect(namesIn('glyphs').map((name) => `x-${name}`)).toEqual([...GLYPHS]);
});

test('every glyph on a card exists', () => {
  const glyphs = Object.values(L5R_ART)
    .map(({ subject }) => subject)
    .filter((name) => name.startsWith('x-'));

  expect(glyphs.filter((name) => !GLYPHS.some((glyph) => glyph === name))).toEqual([]);
});

test('the sprite is small, and nothing in it needs an exception in the content security policy', () => {
  const source = spriteSource();

  expect(source.length).toBeLessThan(600_000);
  expect(source).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|href=/);
});
