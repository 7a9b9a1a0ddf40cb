import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

async function reading(
  options: BrowserContextOptions,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { browser, server } = setting();
  const reader = await person(browser, { ...options, bypassCSP: true });
  const page = await openPage(reader, `${server.address}${path}`);
  await look(page);
  expect(reader.errors).toEqual([]);
  await reader.context.close();
}

const clause = (page: Page, rule: string) => page.locator(`[id="${rule}"]`);

describe('the rules', () => {
  test('are found with a typing error and without Polish letters, and the tree stays in sight', () =>
    reading({ locale: 'pl' }, '/rules', async (page) => {
      const field = page.getByRole('searchbox');
      await page.locator('main h1').waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('prownicja');
      await page.locator('.rules-hit mark').first().waitFor();
      expect(await page.locator('.rules-hit b').allInnerTexts()).toContain('Prowincje');
      expect(await page.locator('.rules-branches > li').count()).toBe(31);
      expect(await page.locator('.rules-branch em').count()).toBeGreaterThan(5);

      await field.fill('laska cesarska');
      await page.locator('.rules-hit b', { hasText: 'Łaska cesarska' }).first().waitFor();
      await field.press('Enter');
      await page.locator('.rules-entry .rule-clauses').waitFor();
      expect(await page.locator('.rules-entry h1').innerText()).toContain('Łask');
      expect(await page.locator('.rules-entry mark').count()).toBeGreaterThan(1);
      expect(await field.inputValue()).toBe('laska cesarska');
      expect(await violationsOn(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }));

  test('a link to an id works in both languages', () =>
    reading({ locale: 'pl' }, '/rules/l5r/L5R-3.2.5-c', async (page) => {
      const asked = clause(page, 'L5R-3.2.5-c');
      await asked.waitFor();
      expect(await asked.getAttribute('aria-current')).toBe('true');
      expect(await page.locator('.rules-entry h1').innerText()).toContain('Spustoszenie prowincji');
      expect(await page.locator('.rule-example .card').count()).toBeGreaterThan(1);

      await page.getByRole('button', { name: /English/ }).click();
      await page.locator('.rules-entry h1', { hasText: 'Breaking a province' }).waitFor();
      expect(await asked.getAttribute('aria-current')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/rules/l5r/L5R-3.2.5-c');

      await page.keyboard.press('ArrowRight');
      await page.locator('.rules-entry h1', { hasText: 'Ring effect' }).waitFor();
      await page.locator('.rules-see a').first().click();
      await page.locator('.rules-entry h1', { hasText: 'five rings' }).waitFor();
    }));

  test('an id that nobody knows is told, with what is near it', () =>
    reading({}, '/rules/l5r/L5R-3.2.5-z', async (page) => {
      await page.locator('main h1', { hasText: 'L5R-3.2.5-z' }).waitFor();
      await page.locator('.rules-contents a').first().click();
      await page.locator('.rules-entry h1', { hasText: 'Breaking a province' }).waitFor();
    }));

  test('fit a phone, in the light, with the tree folded', () =>
    reading({ ...ON_PHONE, colorScheme: 'light' }, '/rules/l5r/constant-abilities', async (page) => {
      await page.locator('.rule-clauses').waitFor();
      expect(await isTooWide(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      await page.locator('.rules-fold').tap();
      await page.locator('.rules-branches a', { hasText: 'Duels' }).tap();
      await page.locator('.rules-entry h1', { hasText: 'Duels' }).waitFor();
      expect(await page.locator('.rules-branches').count()).toBe(0);
      await page.getByRole('searchbox').fill('unoposed');
      await page.locator('.rules-hit b', { hasText: 'Unopposed' }).first().waitFor();
      expect(await isTooWide(page)).toBe(false);
    }));

  test('of another game are read the same way', () =>
    reading({ ...ON_PHONE, locale: 'pl', colorScheme: 'light' }, '/rules/agot/AGOT-KW-STEALTH-e', async (page) => {
      await clause(page, 'AGOT-KW-STEALTH-e').waitFor();
      expect(await page.locator('.rules-entry h1').innerText()).toContain('Podstęp');
      await page.locator('.rule-example', { hasText: 'Asha Greyjoy' }).locator('.card').nth(4).waitFor();
      expect(await page.locator('.rules-cards li').count()).toBe(4);
      expect(await isTooWide(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
    }));
});

/** Runs in the page: how wide the words and fields of its examples are, and the cards whose last line is cut. */
const ROOM = `(() => {
  const bottomOf = (card) => {
    const range = document.createRange();
    range.selectNodeContents(card);
    return Math.max(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(({ bottom }) => bottom));
  };
  const widths = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().width);
  return {
    words: widths('.rule-example > p'),
    fields: widths('.rule-field'),
    cards: document.querySelectorAll('.rule-scene .card').length,
    cut: [...document.querySelectorAll('.rule-scene .sc')]
      .filter((card) => bottomOf(card) > card.getBoundingClientRect().bottom + 1)
      .map((card) => card.querySelector('h3')?.textContent),
  };
})()`;

interface Room {
  readonly words: readonly number[];
  readonly fields: readonly number[];
  readonly cards: number;
  readonly cut: readonly string[];
}

describe('drawn examples', () => {
  for (const [where, options] of [
    ['on a desktop, in Polish', { locale: 'pl' }],
    ['on a phone, in English', { ...ON_PHONE, locale: 'en' }],
  ] as const)
    for (const { path, cards, fields } of [
      { path: '/rules/senjutsu/collisions', cards: 1, fields: 1 },
      // The card with the longest lines.
      { path: '/rules/senjutsu/solid-terrain', cards: 1, fields: 1 },
      { path: '/rules/senjutsu/ties', cards: 4, fields: 0 },
      { path: '/rules/oath/playing-cards', cards: 1, fields: 0 },
    ])
      test(`of ${path} have room for field, cards and words ${where}`, () =>
        reading(options, path, async (page) => {
          await page.locator('.rule-scene .card').first().waitFor();
          const room: Room = await page.evaluate(ROOM);

          expect(room.cut).toEqual([]);
          expect(room.cards).toBe(cards);
          expect(room.fields).toHaveLength(fields);
          expect(Math.min(...room.words, ...room.fields)).toBeGreaterThan(150);
          expect(await isTooWide(page)).toBe(false);
        }));
});

describe('at the table', () => {
  test('a rule opens beside the board while the match goes on: from the prompt and from the log', () =>
    reading({}, '/play/l5r?pace=instant', async (page) => {
      const beside = page.locator('.rule-beside');
      const chip = page.locator('.prompt.own button.rule');
      await chip.click();
      await beside.locator('[aria-current]').waitFor();
      expect(await beside.locator('details').getAttribute('open')).toBeNull();
      await beside.locator('summary').click();
      await beside.locator('.rule-example .card').first().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await beside.waitFor({ state: 'detached' });

      await page.locator('.tray [data-state="may"]').first().click();
      await page.locator('.filters').getByRole('button', { name: 'rules', exact: true }).click();
      await page.locator('.log button.rule').first().click();
      await beside.locator('[aria-current]').first().waitFor();
      const whole = beside.getByRole('link');
      expect(await whole.getAttribute('href')).toMatch(/^\/rules\/l5r\/L5R-/);
    }));

  test('and from below on a phone', () =>
    reading({ ...ON_PHONE, locale: 'pl' }, '/play/l5r?pace=instant', async (page) => {
      await page.locator('.prompt.own button.rule').tap();
      const sheet = page.locator('dialog .rule-beside');
      await sheet.locator('[aria-current]').waitFor();
      expect(await page.locator('dialog h2').innerText()).toContain('Rozłożenie prowincji');
      expect(await isTooWide(page)).toBe(false);
    }));
});
