import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const RECORD = fileURLToPath(new URL('../../packages/oath/src/golden/four.record.json', import.meta.url));

/** The words a person looks for. */
interface Words {
  readonly add: string;
  readonly set: string;
  readonly shelf: string;
  readonly search: string;
  readonly card: string;
  readonly warbands: string;
  readonly fewer: string;
  readonly tooMany: RegExp;
  readonly play: string;
  readonly bots: string;
  readonly here: string;
  readonly sandbox: string;
  readonly playable: string;
}

const PL: Words = {
  add: 'Dodaj',
  set: 'Ustaw',
  shelf: 'Półka',
  search: 'Szukaj karty po nazwie',
  card: 'Starszyzna',
  warbands: 'Czerwone Chorągwie: więcej',
  fewer: 'Czerwone Chorągwie: mniej',
  tooMany: /stoją tu Chorągwie dwóch kolorów/,
  play: 'Graj wszystkie strony',
  bots: 'Graj bliższą stroną przeciw botom',
  here: 'Graj stąd',
  sandbox: 'Otwórz w piaskownicy',
  playable: 'Od tej sytuacji można grać.',
};

const EN: Words = {
  add: 'Add',
  set: 'Set',
  shelf: 'Shelf',
  search: 'Find a card by its name',
  card: 'Elders',
  warbands: 'Red warbands: more',
  fewer: 'Red warbands: less',
  tooMany: /warbands of two colours stand there/,
  play: 'Play all sides',
  bots: 'Play the near side against bots',
  here: 'Play from here',
  sandbox: 'Open in the sandbox',
  playable: 'This situation can be played.',
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

/** Presses something on the board as the keyboard does: a panel may lie over it. */
async function press(page: Page, place: string): Promise<void> {
  await page.locator(`[data-place="${place}"] .press`).first().press('Enter');
}

const heading = (page: Page) => page.locator('.sb-content h2').first().textContent();

test.each(CASES)('a realm is changed by touching the map, then played against bots: %s', async (...args) => {
  const [, options, say] = args;
  const { browser, server } = setting();
  const player = await person(browser, options);
  const page = await openPage(player, `${server.address}/sandbox/oath`);
  await page.locator('.sb-tabs').waitFor();
  await openTab(page, say.shelf);
  await page.locator('.sb-shelf button').nth(2).click();

  // A card is put at the site that is touched, and is nowhere else then.
  await openTab(page, say.add);
  await page.getByLabel(say.search).fill(say.card);
  await page.locator('.sb-found').getByRole('button', { name: say.card }).click();
  expect(await violationsOn(page)).toEqual([]);
  await press(page, 'site:0');
  await openTab(page, say.set);
  expect(await heading(page)).toBe(say.card);
  const site = page.locator('[data-place="site:0"] .press').first();
  expect(await site.getAttribute('aria-label')).toContain(say.card);

  // Warbands of two colours at one site are explained, and taken back.
  await press(page, 'site:0');
  await page.getByRole('button', { name: say.warbands, exact: true }).click();
  await page.getByText(say.tooMany).first().waitFor();
  expect(await page.getByRole('button', { name: say.play }).isDisabled()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: say.fewer, exact: true }).click();
  expect(await page.getByRole('button', { name: say.play }).isEnabled()).toBe(true);

  // A pile leads to its cards.
  await press(page, 'pile:world');
  await page.locator('#zone-world').waitFor();
  expect(await page.locator('#zone-world li').count()).toBeGreaterThan(40);

  await page.getByRole('button', { name: say.bots }).click();
  await page.waitForURL(/\/l\//);
  await page.locator('.prompt').first().waitFor();
  expect(await site.getAttribute('aria-label')).toContain(say.card);
  expect(player.errors).toEqual([]);
});

test('a moment of a replay is opened in the sandbox and played on from all sides', async () => {
  const { browser, server } = setting();
  const reader = await person(browser, { locale: 'en' });
  const page = await openPage(reader, `${server.address}/replays`);
  await page.locator('.replaydrop input[type="file"]').setInputFiles({
    name: 'four.json',
    mimeType: 'application/json',
    buffer: readFileSync(RECORD),
  });
  await page.locator('.replaybar').waitFor();
  await page.locator('.replaymark').nth(1).dispatchEvent('click');
  await page.getByRole('button', { name: EN.here }).last().click();
  await page.getByRole('button', { name: EN.sandbox }).click();
  await page.locator('.sb-tabs').waitFor();
  await page.getByText(EN.playable).waitFor();

  await page.getByRole('button', { name: EN.play }).click();
  await page.waitForURL(/\/l\//);
  await page.locator('.prompt.own').waitFor();
  expect(reader.errors).toEqual([]);
});
