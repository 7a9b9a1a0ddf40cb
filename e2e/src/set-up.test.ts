import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ON_PHONE, person } from './harness/browser.ts';
import { type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

interface Screen {
  readonly on: string;
  readonly lang: 'pl' | 'en';
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
}

const SCREENS: readonly Screen[] = [
  { on: 'a large desk', lang: 'pl', options: { viewport: { width: 1440, height: 900 } }, touch: withMouse },
  { on: 'a small desk', lang: 'en', options: { viewport: { width: 1280, height: 720 } }, touch: withMouse },
  { on: 'a phone', lang: 'pl', options: ON_PHONE, touch: withFinger },
];

const WORDS = {
  pl: { own: /Kładziesz|Wymieniasz/, mulligan: 'które wymienić?', replaced: 'Wymień: 1' },
  en: { own: /You (lay|replace)/, mulligan: 'choose dynasty cards to replace', replaced: 'Replace 1' },
} as const;

const heading = (page: Page) => page.locator('.prompt.own h2');

/** The provinces in the order they would lie in, each with its number. */
const orderIn = (page: Page) => page.locator('.choices.ordered .choice').allInnerTexts();

/** Tiles whose number lies over their name. */
const numbersOverNames = (page: Page) =>
  page.evaluate<number>(`[...document.querySelectorAll('.choices.ordered .choice')].filter((tile) => {
    const [name, number] = ['.told', '.nth'].map((part) => tile.querySelector(part).getBoundingClientRect());
    return number.left < name.right - 1 && name.left < number.right - 1 && number.top < name.bottom - 1 && name.top < number.bottom - 1;
  }).length`);

describe.each(SCREENS)('the set-up of Legend of the Five Rings on $on, $lang', ({ lang, options, touch }) => {
  test('provinces are ordered by clicks that can be taken back, and what was clicked is confirmed', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/play/l5r?pace=instant`);
    const words = WORDS[lang];
    const confirm = async () => {
      // A click leaves the focus where it was: Enter is meant for the button all the same.
      if (touch === withMouse) await page.keyboard.press('Enter');
      else await touch(page.locator('.prompt.own .btn.main'));
    };
    await page.locator('.tray .traycard').first().waitFor();
    const cut = await page.evaluate<number>(
      'Array.from(document.querySelectorAll(".tray .gist")).filter((text) => text.scrollHeight > text.clientHeight + 1).length',
    );
    if (touch === withMouse) expect(cut).toBe(0);
    await touch(page.locator('.tray .traycard .press').first());

    await page.locator('.choices.ordered .choice').nth(3).waitFor();
    const before = await orderIn(page);
    const third = before[2]?.split('\n')[0] ?? '';
    await touch(page.locator('.choices.ordered .choice').nth(2));
    await eventually(async () => (await orderIn(page))[0]?.startsWith(third) === true);
    expect(await page.locator('.prompt.own .btn.main').isEnabled()).toBe(true);
    expect(await numbersOverNames(page)).toBe(0);
    await touch(page.locator('.choices.ordered .choice').first());
    await eventually(async () => (await orderIn(page)).join() === before.join());
    await confirm();

    await heading(page).filter({ hasText: words.mulligan }).waitFor();
    await touch(page.locator('[data-place][data-state="may"] > .press').first());
    await page.locator('.prompt.own .btn.main', { hasText: words.replaced }).waitFor();
    await confirm();
    await heading(page).filter({ hasText: words.mulligan }).waitFor({ state: 'detached' });

    // What happened since is what others did.
    const since = page.locator('.hist, .phist').first();
    await eventually(async () => (await since.innerText()).includes('Bot'));
    expect(await since.innerText()).not.toMatch(words.own);
    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});
