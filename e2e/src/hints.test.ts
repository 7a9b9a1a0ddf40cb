import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

interface Device {
  readonly on: string;
  readonly lang: 'pl' | 'en';
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
}

const DEVICES: readonly Device[] = [
  { on: 'a desk', lang: 'pl', options: { viewport: { width: 1280, height: 720 } }, touch: withMouse },
  { on: 'a phone', lang: 'en', options: ON_PHONE, touch: withFinger },
];

const WORDS = {
  pl: {
    levels: ['Nowicjusz', 'Uczeń', 'Adept', 'Weteran', 'Mistrz'],
    style: 'Styl bota',
    reason: /Daje zwycięstwo|Nie ma tu/,
    more: 'Udostępnij',
    why: 'Dlaczego ten ruch?',
  },
  en: {
    levels: ['Novice', 'Apprentice', 'Adept', 'Veteran', 'Master'],
    style: 'Bot style',
    reason: /Wins about|nothing to weigh/,
    more: 'Share',
    why: 'Why this move?',
  },
} as const;

/** A whole match that is kept with the game, as a file. */
const RECORD = fileURLToPath(new URL('../../packages/l5r/src/golden/dragon-lion.record.json', import.meta.url));

describe.each(DEVICES)('on $on, $lang', ({ lang, options, touch }) => {
  const say = WORDS[lang];

  test('a new match offers five levels, and styles where the bot looks ahead', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/new?game=l5r`);
    const levels = page.locator('.bot-levels input');
    await levels.first().waitFor({ state: 'attached' });

    expect(await levels.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(say.levels);
    expect(await levels.nth(2).isChecked()).toBe(true);
    await page.getByLabel(say.style).waitFor();
    await touch(page.locator('.bot-levels-row > label').first());
    await page.getByLabel(say.style).waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);

    // What was chosen last is proposed again.
    await page.goto(`${server.address}/new?game=agot`);
    await levels.first().waitFor({ state: 'attached' });
    expect(await levels.first().isChecked()).toBe(true);
    expect(player.errors).toEqual([]);
  });

  test('a hint lights what the strongest bot would do, says why, and plays nothing', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/play/l5r?pace=instant&bot=random`);
    const heading = page.locator('.prompt.own h2');
    const asked = await heading.innerText();
    await touch(page.locator('.hintbtn'));

    await page.locator('.hintbox-answer').waitFor({ timeout: 60_000 });
    expect(await page.locator('.hintbox').innerText()).toMatch(say.reason);
    expect(await page.locator('[data-advised]').count()).toBeGreaterThan(0);
    expect(await heading.innerText()).toBe(asked);
    expect(await isTooWide(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);

    if (touch === withMouse) {
      await page.keyboard.press('i');
      await page.locator('.hintbox').waitFor({ state: 'detached' });
      await page.keyboard.press('t');
      await page.keyboard.press('i');
      await page.locator('.hintbox-answer').waitFor({ timeout: 60_000 });
    } else {
      await touch(page.locator('.hintbox header button'));
      await page.locator('.hintbox').waitFor({ state: 'detached' });
    }
    expect(player.errors).toEqual([]);
  });

  test('there are no hints where the table has none', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/play/l5r?pace=instant&bot=random&hints=off`);
    await page.locator('.prompt.own').waitFor();

    expect(await page.locator('.hintbtn').count()).toBe(0);
  });

  test('a replay tells why a move was good or what would have been better', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/replays`);
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.locator('.replaybar').waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    if (touch === withFinger) await touch(page.locator('.replaybar').getByLabel(say.more));

    const analysis = page.locator('.replayanalysis');
    await touch(analysis.getByText(say.why));
    await eventually(async () => /[.?!]$/.test((await analysis.innerText()).trim()), 60_000);
    await touch(analysis.locator('.btn').first());
    await eventually(async () => (await analysis.innerText()).includes('%'), 30_000);
    expect(await violationsOn(page)).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});
