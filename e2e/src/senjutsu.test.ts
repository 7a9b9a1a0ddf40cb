import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, type Person, person } from './harness/browser.ts';
import { playOnce, playToTheEnd, type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Words {
  readonly begin: string;
  readonly resign: string;
  readonly sure: string;
}

const PL: Words = { begin: 'Rozpocznij partię', resign: 'Poddaj partię', sure: 'Poddaję partię' };
const EN: Words = { begin: 'Start the match', resign: 'Resign', sure: 'I resign' };

/** Where and how somebody plays. */
interface Screen {
  readonly on: string;
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
  readonly words: Words;
}

const DESK: Screen = {
  on: 'on a desk, in Polish',
  options: { locale: 'pl', bypassCSP: true, viewport: { width: 1440, height: 900 } },
  touch: withMouse,
  words: PL,
};
const PHONE: Screen = {
  on: 'on a phone, in English',
  options: { ...ON_PHONE, locale: 'en', bypassCSP: true, colorScheme: 'light' },
  touch: withFinger,
  words: EN,
};

/** A match that begins with one click on the page of a new match. */
async function begun(screen: Screen, search: string): Promise<{ readonly player: Person; readonly page: Page }> {
  const { browser, server } = setting();
  const player = await person(browser, screen.options);
  const page = await openPage(player, `${server.address}/new?game=senjutsu&pace=instant${search}`);
  await button(page, screen.words.begin).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await screen.touch(button(page, screen.words.begin));
  await page.locator('.prompt.own').waitFor();
  return { player, page };
}

/** Plays so many moves, or until the match is over. */
async function play(page: Page, { touch }: Screen, moves: number): Promise<void> {
  const chance = randomOf('senjutsu');
  const limit = Date.now() + 90_000;
  for (let made = 0; made < moves; ) {
    if (Date.now() > limit) throw new Error(`only ${made} of ${moves} moves`);
    const done = await playOnce({ page, touch, chance, curiosity: 45 });
    if (done === 'over') return;
    if (done === 'did') made += 1;
    else await page.waitForTimeout(20);
  }
}

/** The board can be read by everybody, as a picture and in words. */
async function looksRight(page: Page): Promise<void> {
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('t');
  await page.locator('.twin').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('t');
  await page.locator('.twin').waitFor({ state: 'detached' });
}

async function resign(page: Page, { words }: Screen): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, words.resign).click();
  await button(page, words.sure).click();
  await page.locator('.ending').first().waitFor({ timeout: 60_000 });
}

test('a whole duel against a bot, from one click to its end and among the replays', async () => {
  const { player, page } = await begun(DESK, '');
  await looksRight(page);

  const moves = await playToTheEnd({ page, touch: withMouse, chance: randomOf('duel'), curiosity: 45 });

  expect(moves).toBeGreaterThan(5);
  expect(await violationsOn(page)).toEqual([]);
  const { server } = setting();
  await page.goto(`${server.address}/replays`);
  await page.locator('.table-list-row').first().waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('a duel on a phone, until one gives up', async () => {
  const { player, page } = await begun(PHONE, '&hero=student&opt.board=village-street');

  await play(page, PHONE, 8);
  await looksRight(page);
  await resign(page, PHONE);

  expect(await page.locator('.ending').first().innerText()).toContain('Bot wins');
  expect(await isTooWide(page)).toBe(false);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

describe.each([DESK, PHONE])('$on', (screen) => {
  test('four fight each other until one gives up, and the others go on', async () => {
    const { player, page } = await begun(screen, '&format=brawl&seats=4&bot=random');
    expect(await page.locator('[data-place^="fighter:"]').count()).toBeGreaterThanOrEqual(4);

    await play(page, screen, 6);
    await looksRight(page);
    await resign(page, screen);

    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });

  test('one hero against opponents that the rules play', async () => {
    const { player, page } = await begun(screen, '&format=solo&opt.foeKind=ashigaruYari&opt.foes=3');
    expect(await page.locator('[data-place^="fighter:"]').count()).toBeGreaterThanOrEqual(4);

    await play(page, screen, 6);
    await looksRight(page);
    await resign(page, screen);

    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

/** Lifts the cover for who is asked now at the same screen. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('.cover-hold').focus();
  await page.keyboard.down(' ');
  await page.locator('.cover').waitFor({ state: 'detached' });
  await page.keyboard.up(' ');
}

test('two at one screen choose in secret: whoever passes the device on shows no card', async () => {
  const { browser, server } = setting();
  const people = await person(browser, { bypassCSP: true });
  const page = await openPage(people, `${server.address}/play/senjutsu?with=here&opt.windows=brief`);
  const chance = randomOf('passing on');
  const hands = new Map<number, readonly string[]>();
  let covers = 0;

  for (let moves = 0; moves < 12; ) {
    if (await page.locator('.cover').isVisible()) {
      // Nothing of the table is there while the device changes hands: no card, no log, no name of one.
      expect(await page.locator('[data-place], .log, .sc').count()).toBe(0);
      const words = await page.locator('body').innerText();
      for (const name of [...hands.values()].flat()) expect(words).not.toContain(name);
      if (covers === 0) expect(await violationsOn(page)).toEqual([]);
      await takeOver(page);
      covers += 1;
      await eventually(async () => (await page.locator('.sen-hand h3').count()) > 0);
      hands.set(covers % 2, await page.locator('.sen-hand .cards0:first-of-type h3').allInnerTexts());
    } else if ((await playOnce({ page, touch: withMouse, chance, curiosity: 45 })) === 'did') moves += 1;
    else await page.waitForTimeout(20);
  }

  expect(covers).toBeGreaterThan(2);
  expect(people.errors).toEqual([]);
  await people.context.close();
});
