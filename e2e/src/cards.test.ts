import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

async function reading(options: BrowserContextOptions, path: string, look: (page: Page) => Promise<void>) {
  const { browser, server } = setting();
  const reader = await person(browser, { ...options, bypassCSP: true });
  const page = await openPage(reader, `${server.address}${path}`);
  await look(page);
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  expect(reader.errors).toEqual([]);
  await reader.context.close();
}

test('a search goes through the cards of all games, then through those of one, and its address can be shared', () =>
  reading({ locale: 'pl' }, '/', async (page) => {
    await page.getByRole('link', { name: 'Karty', exact: true }).click();
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
    await page.getByRole('searchbox', { name: 'Szukaj kart' }).fill('arya');
    await page.locator('[data-card="arya-stark"]').waitFor();
    await eventually(async () => (await page.getByRole('heading', { level: 2 }).count()) === 1);

    await page.getByRole('link', { name: 'Legenda Pięciu Kręgów' }).click();
    await page.getByRole('searchbox', { name: 'Szukaj kart' }).fill('');
    await page.locator('label[title="Żuraw"]').click();
    await page.locator('.facet label', { hasText: 'wydarzenie' }).click();
    await eventually(async () => !page.url().includes('q='));
    expect(new URL(page.url()).search).toBe('?clan=crane&type=event');
    const found = await page.locator('.card-cell').count();
    expect(found).toBeGreaterThan(2);

    await page.reload();
    await page.locator('.card-cell').first().waitFor();
    expect(await page.locator('.card-cell').count()).toBe(found);
  }));

test('a misspelt name is understood', () =>
  reading({}, '/cards/l5r?q=banzaai', async (page) => {
    await page.getByRole('button', { name: 'Banzai!' }).click();
    await page.locator('[data-card="banzai"]').waitFor();
  }));

test.each([
  { on: 'desktop', options: { locale: 'en' }, decks: 'In decks', rules: 'Rules and rulings' },
  { on: 'phone', options: { ...ON_PHONE, locale: 'pl' }, decks: 'W taliach', rules: 'Zasady i rozstrzygnięcia' },
])('a card has a page with its decks and its rules, on a $on', ({ options, decks, rules }) =>
  reading(options, '/cards/l5r/banzai', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Banzai!' }).waitFor();
    const inDecks = page.getByRole('region', { name: decks });
    expect(await inDecks.getByRole('link', { name: /3×/ }).count()).toBe(1);
    const inRules = page.getByRole('region', { name: rules });
    await inRules.getByRole('link').first().waitFor();
    await inRules.getByRole('link').first().click();
    await page.locator('.rules-entry h1').waitFor();
  }),
);

test.each([
  { locale: 'pl', title: 'Starszy nad Prawami', type: 'tytuł' },
  { locale: 'en', title: 'Master of Laws', type: 'title' },
])('the titles of a melee are among the cards: $locale', ({ locale, title, type }) =>
  reading({ locale }, '/cards/agot', async (page) => {
    await page.locator('.facet label', { hasText: new RegExp(`^${type}$`) }).click();
    await eventually(async () => (await page.locator('.card-cell').count()) === 6);
    await page.locator('[data-card="master-of-laws"]').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }),
);

test('an address that leads to no card says so', () =>
  reading({}, '/cards/l5r/no-such-card', async (page) => {
    await page.getByRole('heading', { name: 'There is no such card' }).waitFor();
    await page.getByRole('link', { name: 'All cards' }).click();
    await page.getByRole('searchbox').waitFor();
  }));

test('what can be chosen for a match against a bot is one click away from the first page', () =>
  reading({ locale: 'en' }, '/', async (page) => {
    await page.getByRole('link', { name: /Melee and deck.*A Game of Thrones/ }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?game=agot&with=bot');
  }));
