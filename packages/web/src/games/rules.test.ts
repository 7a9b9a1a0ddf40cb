import { LANGS, present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { findPlace } from '../rules/outline.ts';
import { gamesWith, partOf } from './parts.ts';

test('a game without a compendium has no rules to read', async () => {
  expect(await partOf('chess', 'rules')).toBeUndefined();
});

describe.each(gamesWith('rules').map(({ id }) => id))('the rules of %s', (game) => {
  const loading = partOf(game, 'rules').then((module) => present(module, `the rules of ${game}`));

  test('know the numbers that the page gives as examples', async () => {
    const { compendium, numbers } = await loading;

    for (const number of [numbers.step, numbers.keyword])
      expect(findPlace(compendium, number), number).toMatchObject({ is: 'rule' });
  });

  test('say where they come from', async () => {
    const { source } = await loading;

    expect(LANGS.filter((lang) => source[lang].trim() === '')).toEqual([]);
  });

  test('name every card they show', async () => {
    const { compendium, cardsAbout, nameOf } = await loading;
    const entries = compendium.flatMap((chapter) => chapter.entries);
    const shown = entries.flatMap((entry) => [
      ...(entry.examples ?? []).flatMap(({ cards }) => cards),
      ...cardsAbout(entry).map(({ printed }) => printed),
    ]);

    expect(shown.length).toBeGreaterThan(100);
    for (const printed of new Set(shown)) for (const lang of LANGS) expect(nameOf(printed)[lang], printed).not.toBe('');
  });
});
