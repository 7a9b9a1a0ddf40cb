import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** The words a person looks for. */
interface Words {
  readonly add: string;
  readonly set: string;
  readonly search: string;
  readonly rocks: string;
  readonly cell: string;
  readonly terrain: string;
  readonly ronin: string;
  readonly wounds: string;
  readonly play: string;
  readonly bots: string;
}

const PL: Words = {
  add: 'Dodaj',
  set: 'Ustaw',
  search: 'Szukaj karty po nazwie',
  rocks: 'skały',
  cell: 'pole 2,0',
  terrain: 'Teren',
  ronin: 'Ronin',
  wounds: 'Rany: więcej',
  play: 'Graj obie strony',
  bots: 'Graj bliższą stroną przeciw botom',
};

const EN: Words = {
  add: 'Add',
  set: 'Set',
  search: 'Find a card by its name',
  rocks: 'rocks',
  cell: 'cell 2,0',
  terrain: 'Terrain',
  ronin: 'Ronin',
  wounds: 'Wounds: more',
  play: 'Play both sides',
  bots: 'Play the near side against bots',
};

const CASES: readonly (readonly [string, BrowserContextOptions, Words])[] = [
  ['desktop, in Polish', { locale: 'pl', bypassCSP: true }, PL],
  ['phone, in English', { ...ON_PHONE, locale: 'en', bypassCSP: true }, EN],
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.sb-tabs label', { hasText: name }).click();
  const isClosed = (await page.locator('.sb-content').count()) === 0;
  if (isClosed) await page.locator('.sb-tabs .tool').click();
  await page.locator('.sb-content').waitFor();
}

/** Presses a cell as the keyboard does: its figure or a panel may lie over it. */
async function press(page: Page, place: string): Promise<void> {
  await page.locator(`[data-place="${place}"] .press`).first().press('Enter');
}

test.each(CASES)('terrain and figures are placed by touching cells, then played against a bot: %s', async (...args) => {
  const [, options, say] = args;
  const { browser, server } = setting();
  const player = await person(browser, options);
  const page = await openPage(player, `${server.address}/sandbox/senjutsu`);
  await page.locator('.sb-tabs').waitFor();

  await openTab(page, say.add);
  await page.getByLabel(say.search).fill(say.rocks);
  await page.locator('.sb-found').getByRole('button', { name: say.rocks }).click();
  await press(page, 'cell:2,0');
  await openTab(page, say.set);
  await press(page, 'cell:2,0');
  expect(await page.locator('.sb-content h2').first().textContent()).toBe(say.cell);
  expect(await page.getByRole('combobox', { name: say.terrain }).inputValue()).toBe('rocks 2,0');

  await press(page, 'cell:-1,0');
  await page
    .locator('.sb-content label', { hasText: new RegExp(`^${say.ronin}$`) })
    .first()
    .click();
  expect(await page.locator('.sb-content h2').first().textContent()).toBe(say.ronin);
  await page.getByRole('button', { name: say.wounds, exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.getByRole('button', { name: say.bots }).click();
  await page.waitForURL(/\/l\//);
  await page.locator('.prompt.own').waitFor();
  expect(await page.locator('[data-place="fighter:0"] .press').first().getAttribute('aria-label')).toContain('-1,0');
  expect(player.errors).toEqual([]);
});
