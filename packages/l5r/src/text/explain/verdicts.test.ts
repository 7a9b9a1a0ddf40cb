import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERDICTS } from './verdicts.ts';

const SOURCES = ['cards', 'explain', 'rules', 'verbs'].map((folder) => join(import.meta.dirname, '../..', folder));

/** Verdicts on events that are never aimed at a card: nobody asks why a card cannot be chosen for them. */
const NOT_OF_CARDS = [
  'alreadyClaimed',
  'alreadyFirst',
  'alreadyUnclaimed',
  'emptyPile',
  'noBid',
  'noChange',
  'notEmpty',
  'nothingThere',
  'nothingToCancel',
  'nothingToMove',
];

/** The keys with which the sources of the rules and the cards forbid something. */
function keysIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\bforbid\('([^']+)'/g)])
    .map(([, key = '']) => key);
}

test('whatever the rules forbid, there are words for it', () => {
  const keys = new Set(SOURCES.flatMap(keysIn));

  expect(keys.size).toBeGreaterThan(20);
  expect([...keys].filter((key) => VERDICTS[key] === undefined && !NOT_OF_CARDS.includes(key))).toEqual([]);
});

test('no sentence lacks its full stop in either language', () => {
  for (const { pl, en } of Object.values(VERDICTS)) expect([pl.at(-1), en.at(-1)]).toEqual(['.', '.']);
});
