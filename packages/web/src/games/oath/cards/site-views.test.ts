import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_VIEWS } from './site-views.ts';

const VIEWS = new URL('../views/', import.meta.url);

test('every site has a view of its own', () => {
  const files = readdirSync(VIEWS).map((file) => file.replace('.svg', ''));
  const drawings = files.map((name) => readFileSync(new URL(`${name}.svg`, VIEWS), 'utf8'));

  expect(Object.keys(SITE_VIEWS).toSorted()).toEqual(files.toSorted());
  expect(new Set(drawings).size).toBe(files.length);
  expect(new Set(Object.values(SITE_VIEWS)).size).toBe(files.length);
});
