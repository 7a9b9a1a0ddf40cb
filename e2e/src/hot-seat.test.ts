import { randomOf } from '@kronika/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { playOnce, withMouse } from './harness/player.ts';
import { openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

async function openCover(page: Page): Promise<void> {
  await page.locator('.cover button').focus();
  await page.keyboard.down(' ');
  await page.locator('.cover').waitFor({ state: 'detached' });
  await page.keyboard.up(' ');
}

test.each([
  { game: 'l5r', search: '' },
  // Facedown advisers are drawn at the beginning, and cards that are searched for soon after.
  { game: 'oath', search: '&seats=2' },
])('two people share a screen of $game: it is covered whenever the other one is asked', async ({ game, search }) => {
  const { browser, server } = setting();
  const people = await person(browser);
  const page = await openPage(people, `${server.address}/play/${game}?with=here${search}`);
  const chance = randomOf('11');
  let covers = 0;

  for (let moves = 0; moves < 40; ) {
    if (await page.locator('.cover').isVisible()) {
      // Nothing of the table is there while somebody else holds the device.
      expect(await page.locator('[data-place], .log').count()).toBe(0);
      await openCover(page);
      covers += 1;
    } else if ((await playOnce({ page, touch: withMouse, chance, curiosity: 50 })) === 'did') moves += 1;
    else await page.waitForTimeout(20);
  }

  expect(covers).toBeGreaterThan(3);
  expect(people.errors).toEqual([]);
  await people.context.close();
});

test('a short touch does not lift the cover', async () => {
  const { browser, server } = setting();
  const people = await person(browser);
  const page = await openPage(people, `${server.address}/play/l5r?with=here`);
  await page.locator('.cover button').waitFor();

  await page.locator('.cover button').click();
  await page.waitForTimeout(300);

  expect(await page.locator('.cover').isVisible()).toBe(true);
  await people.context.close();
});
