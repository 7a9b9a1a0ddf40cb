import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, type Person, person } from './harness/browser.ts';
import { playOnce, withMouse } from './harness/player.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desktop, dark', { colorScheme: 'dark' }],
  ['phone, light', { ...ON_PHONE, colorScheme: 'light' }],
];

const PAGES = ['/', '/new', '/new?with=link', '/credits', '/design', '/play/l5r?with=here', '/nothing-here'];

describe.each(SCREENS)('axe finds nothing: %s', (_, options) => {
  let reader: Person;
  beforeAll(async () => {
    reader = await person(setting().browser, { ...options, bypassCSP: true });
  });
  afterAll(() => reader.context.close());

  test.each(PAGES)('%s', async (path) => {
    const page = await openPage(reader, `${setting().server.address}${path}`);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(500);

    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.close();
  });

  test('the table, as the match goes on, as a picture and as text', async () => {
    const page = await openPage(reader, `${setting().server.address}/play/l5r?pace=instant`);
    await page.locator('.prompt.own').waitFor();
    const found = [await violationsOn(page)];
    for (let part = 0; part < 3; part += 1) {
      await play(page, 14, part);
      found.push(await violationsOn(page));
    }
    await page.keyboard.press('t');
    found.push(await violationsOn(page));

    expect(found.flat()).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.close();
  });
});

/** A game of agot is looked at once it has begun: its pages are those of every game. */
test.each(SCREENS)('axe finds nothing on a table of agot: %s', async (_, options) => {
  const reader = await person(setting().browser, { ...options, bypassCSP: true });
  const page = await openPage(reader, `${setting().server.address}/play/agot?pace=instant`);
  await page.locator('.prompt.own').waitFor();
  await play(page, 16, 7);

  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await reader.context.close();
});

async function play(page: Page, moves: number, seed: number): Promise<void> {
  const chance = randomOf(String(seed));
  for (let made = 0; made < moves; ) {
    const done = await playOnce({ page, touch: withMouse, chance, curiosity: 50 });
    if (done === 'over') return;
    if (done === 'did') made += 1;
    else await page.waitForTimeout(20);
  }
}
