import { expect, test } from 'vitest';
import { type Focus, SHORTCUTS, shortcutOf } from './shortcuts.ts';
import { shownKeys } from './shown-keys.ts';
import { KEY_WORDS } from './words.ts';

const FOCUSES: readonly Focus[] = ['text', 'pressable', 'nowhere'];

test('no key means two things at once', () => {
  const all = SHORTCUTS.flatMap(({ keys }) => keys.flatMap(({ key, on }) => on.map((focus) => `${key}/${focus}`)));

  expect(new Set(all).size).toBe(all.length);
});

test('whoever writes keeps every letter, sign and arrow', () => {
  const taken = SHORTCUTS.flatMap(({ keys }) => keys).filter(({ key }) => shortcutOf(key, 'text') !== undefined);

  expect(taken.map(({ key }) => key)).toEqual(['Escape']);
});

test('everything that is listed works somewhere', () => {
  for (const { does, keys } of SHORTCUTS)
    for (const { key } of keys) expect(FOCUSES.map((focus) => shortcutOf(key, focus))).toContain(does);
});

test('keys are called by what stands on them', () => {
  const shown = Object.fromEntries(
    SHORTCUTS.map(({ does, keys }) => [does, shownKeys(keys, KEY_WORDS.pl.names).join(' ')]),
  );

  expect(shown).toMatchObject({
    number: '0–9',
    move: '← ↑ → ↓',
    pass: 'P',
    passOn: '⇧P',
    hurry: 'Spacja',
    close: 'Esc',
    why: '? W',
    keys: 'H',
  });
});
