import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, type Person, person } from './harness/browser.ts';
import { playOnce, type Touch, withFinger, withMouse } from './harness/player.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** Where and how somebody plays. */
interface Screen {
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
}

const DESK: Screen = {
  options: { locale: 'pl', bypassCSP: true, viewport: { width: 1440, height: 900 } },
  touch: withMouse,
};
const PHONE: Screen = {
  options: { ...ON_PHONE, locale: 'en', bypassCSP: true, colorScheme: 'light' },
  touch: withFinger,
};

/** A game against bots that begins with its address. */
async function begun(screen: Screen, seats: number): Promise<{ readonly player: Person; readonly page: Page }> {
  const { browser, server } = setting();
  const player = await person(browser, screen.options);
  const page = await openPage(player, `${server.address}/play/oath?seats=${seats}&bot=random&pace=instant`);
  await page.locator('.prompt.own').waitFor({ timeout: 30_000 });
  return { player, page };
}

/** Plays so many moves as somebody who knows nothing but what the page shows. */
async function play(page: Page, { touch }: Screen, moves: number): Promise<void> {
  const chance = randomOf('oath');
  const limit = Date.now() + 30_000;
  for (let made = 0; made < moves; ) {
    if (Date.now() > limit) throw new Error(`only ${made} of ${moves} moves`);
    const done = await playOnce({ page, touch, chance, curiosity: 70 });
    if (done === 'over') return;
    if (done === 'did') made += 1;
    else await page.waitForTimeout(20);
  }
}

async function looksRight(page: Page): Promise<void> {
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
}

test.each([
  { seats: 2, on: 'a desk', screen: DESK },
  { seats: 4, on: 'a phone', screen: PHONE },
  { seats: 6, on: 'a desk', screen: DESK },
])('$seats play on $on, and everybody can read the board', async ({ seats, screen }) => {
  const { player, page } = await begun(screen, seats);
  expect(await page.locator('[data-place^="site:"]').count()).toBe(8);
  expect(await page.locator('[data-place^="seat:"]').count()).toBe(seats);

  await play(page, screen, 10);
  await looksRight(page);
  await page.keyboard.press('t');
  await page.locator('.twin').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  expect(player.errors).toEqual([]);
  await player.context.close();
});
