import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CROWDS } from './crowds.ts';
import { faultsAt, openPosition } from './harness/full-board.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly locale: 'pl' | 'en';
}

/** Every size in the longer language, the narrowest of the desks in the other one as well. */
const LOOKS: readonly Look[] = [
  ...SIZES.map((size): Look => ({ ...size, locale: 'pl' })),
  { ...SIZES[1], locale: 'en' },
  { ...SIZES[2], locale: 'en' },
];

/** A character that costs 3, with 7 fate to spend. */
const HIRING = {
  phase: 'dynasty',
  seats: [{ fate: 7, rows: [['lion-s-pride-brawler']] }, {}],
};

/** A card with a long text that is final at the first touch: its player decides only when it has been shown. */
const WORDY = {
  seats: [
    {
      play: ['akodo-toturi (honored, in conflict)', 'ikoma-eiji', 'seppun-guardsman'],
      hand: ['court-games', 'for-shame'],
    },
    { play: ['doji-challenger (in conflict)', 'daidoji-nerishma'] },
  ],
  round: 3,
  phase: 'conflict',
  step: 'window',
  conflict: { attacker: 1, type: 'political', ring: 'fire', province: 1 },
};

const WORDS = {
  pl: { final: 'nie można cofnąć', pass: 'Spasuj', rules: 'zasady', everything: 'wszystko' },
  en: { final: 'cannot be taken back', pass: 'Pass', rules: 'rules', everything: 'everything' },
} as const;

/** In the middle of a conflict, with a full hand. */
async function inBattle({ width, height, locale }: Look) {
  const opened = await openPosition(setting(), locale, {
    game: 'l5r',
    situation: CROWDS.battle ?? {},
    names: ['Jadwiga', 'Hoshiko'],
  });
  await opened.page.setViewportSize({ width, height });
  await opened.page.locator(width < 760 ? '.l5rphone' : '.l5rdesk').waitFor();
  await opened.page.locator('.prompt.own').waitFor();
  return opened;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
};

/** What of the prompt has no room. */
const cutIn = (page: Page) =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('.prompt.own :is(h2, p)')]
    .filter((words) => words.scrollHeight > words.clientHeight + 1)
    .map((words) => words.textContent)`);

const playable = '.hand [data-state="may"]';
const filled = (page: Page) => page.locator('.prompt.own .btn.main').allInnerTexts();

describe.each(LOOKS)('at $width × $height, $locale', (look) => {
  test('a card of the hand asks for its target at the first touch, moves nothing, and goes back with a step back', async () => {
    const { page, close } = await inBattle(look);
    // Passing is never what a question suggests.
    expect(await filled(page)).toEqual([]);
    expect(await cutIn(page)).toEqual([]);
    const hand = await boxOf(page, '.hand');
    const cards = await page.locator('.hand .place').count();
    const heading = page.locator('.prompt.own h2');
    const asked = await heading.innerText();
    const log = await page.locator('.log li').count();

    await page.locator(playable).first().click();
    await expect.poll(() => heading.innerText()).not.toBe(asked);
    expect(await boxOf(page, '.hand')).toEqual(hand);
    expect(hand.y + hand.height).toBeLessThanOrEqual(look.height);
    expect(await page.locator('.hand .place').count()).toBe(cards);

    // Back in the hand nothing has happened, and the log says nothing.
    await page.keyboard.press('z');
    await expect.poll(() => heading.innerText()).toBe(asked);
    expect(await page.locator('.hand .place').count()).toBe(cards);
    expect(await page.locator('.log li').count()).toBe(log);

    // The last click plays it.
    await page.locator(playable).first().click();
    await expect.poll(() => heading.innerText()).not.toBe(asked);
    await page.locator('.scene [data-state="may"] > .press').first().click();
    await expect.poll(() => page.locator('.hand .place').count()).toBe(cards - 1);
    await close();
  });

  test('a character is played by a click on it and one on the fate that goes along', async () => {
    const { page, close } = await openPosition(setting(), look.locale, {
      game: 'l5r',
      situation: HIRING,
      names: ['Jadwiga', 'Hoshiko'],
    });
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.locator('.scene [data-state="may"]').first().waitFor();
    await page.locator('.scene [data-state="may"] > .press').first().click();
    const popover = page.locator('.popover');
    await popover.waitFor();

    expect(await popover.locator('.chip').allInnerTexts()).toEqual(['+0', '+1', '+2', '+3', '+4']);
    await popover.locator('.chip').nth(2).hover();
    expect(await popover.locator('small').innerText()).toMatch(/5.*2/);
    const box = await boxOf(page, '.popover');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(look.width);

    await page.keyboard.press('2');
    await popover.waitFor({ state: 'detached' });
    await page.locator('.scene [data-stance]').first().waitFor();
    await close();
  });

  test('a lifted card is told whole, however long its text is, and the hand stays where it is', async () => {
    const { page, close } = await openPosition(setting(), look.locale, {
      game: 'l5r',
      situation: WORDY,
      names: ['Jadwiga', 'Hoshiko'],
    });
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.locator(look.width < 760 ? '.l5rphone' : '.l5rdesk').waitFor();
    const hand = await boxOf(page, '.hand');

    await page.locator(`${playable} > .press`).first().click();
    await page.locator('.prompt.lifted').waitFor();

    expect(await cutIn(page)).toEqual([]);
    expect(await page.locator('.prompt.lifted p').innerText()).toContain(WORDS[look.locale].final);
    expect(await boxOf(page, '.hand')).toEqual(hand);
    expect(await faultsAt(page, look)).toEqual([]);
    await close();
  });

  test('what cannot be chosen says why beside itself, and nothing else moves', async () => {
    const { page, close } = await inBattle(look);
    const before = await boxOf(page, look.width < 760 ? '.hand' : '.log');
    const dimmed = page.locator('.hand [data-state="not"]').first();

    await dimmed.click();
    await page.locator('.bubble.refusal').waitFor();
    const bubble = await boxOf(page, '.bubble.refusal');
    expect(bubble.x).toBeGreaterThanOrEqual(0);
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(look.width);
    expect(await boxOf(page, look.width < 760 ? '.hand' : '.log')).toEqual(before);

    // What is legal says nothing of the kind.
    await page.locator(playable).first().click();
    await page.locator('.bubble.refusal').waitFor({ state: 'detached' });
    await close();
  });
});

test.each(['pl', 'en'] as const)('the log shows its rules only where they are asked for: %s', async (locale) => {
  const { page, close } = await inBattle({ ...SIZES[0], locale });
  const words = WORDS[locale];
  await page.getByRole('button', { name: words.pass, exact: true }).click();
  await page.locator('.log li:not(.quiet, .step)').first().waitFor();
  expect(await page.locator('.log button.rule').count()).toBe(0);

  await page.locator('.filters').getByRole('button', { name: words.rules, exact: true }).click();
  expect(await page.locator('.filters [aria-pressed="true"]').innerText()).toBe(words.rules);
  await page.locator('.filters').getByRole('button', { name: words.everything, exact: true }).click();
  expect(await page.locator('.log button.rule').count()).toBe(0);
  await close();
});

test('space answers nothing, and ? opens the rule of the question', async () => {
  const { page, close } = await inBattle({ ...SIZES[0], locale: 'en' });
  const asked = await page.locator('.prompt.own h2').innerText();

  await page.keyboard.press(' ');
  await page.keyboard.press('Enter');
  expect(await page.locator('.prompt.own h2').innerText()).toBe(asked);

  await page.keyboard.press('?');
  await page.locator('.rule-beside').waitFor();
  await close();
});
