import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ON_PHONE, person } from './harness/browser.ts';
import { playToTheEnd, type Touch, withFinger, withMouse } from './harness/player.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const MATCHES: readonly (readonly [string, string, BrowserContextOptions, Touch])[] = [
  ['Legend of the Five Rings on a desktop, in Polish', 'l5r?', { locale: 'pl' }, withMouse],
  ['Legend of the Five Rings on a phone, in English', 'l5r?', { ...ON_PHONE, locale: 'en' }, withFinger],
  ['a joust on a desktop, in English', 'agot?', { locale: 'en' }, withMouse],
  ['a joust on a phone, in Polish', 'agot?', { ...ON_PHONE, locale: 'pl' }, withFinger],
  ['a melee of three on a desktop, in Polish', 'agot?seats=3&', { locale: 'pl' }, withMouse],
];

describe('a whole match against bots', () => {
  test.each(MATCHES)('%s', async (_, game, options, touch) => {
    const { browser, server } = setting();
    const player = await person(browser, options);
    const page = await openPage(player, `${server.address}/play/${game}pace=instant`);

    const moves = await playToTheEnd({ page, touch, chance: randomOf('7'), curiosity: 60 });

    // Who plays by chance may lose soon.
    expect(moves).toBeGreaterThan(5);
    expect(await isTooWide(page)).toBe(false);
    await page.goto(`${server.address}/replays`);
    await page.locator('.table-list-row').first().waitFor();
    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

test('one click on the first page, and a match goes on after a reload', async () => {
  const { browser, server } = setting();
  const player = await person(browser);
  const page = await openPage(player, server.address);

  await page
    .getByRole('button', { name: /^Play$/ })
    .or(page.locator('.posters button'))
    .first()
    .click();
  await page.locator('.prompt.own').waitFor();
  const question = await page.locator('.prompt.own h2').innerText();
  await page.reload();
  await page.locator('.prompt.own').waitFor();

  expect(await page.locator('.prompt.own h2').innerText()).toBe(question);
  expect(player.errors).toEqual([]);
  await player.context.close();
});
