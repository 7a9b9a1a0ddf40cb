import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const SECRET = 'kot pije zimną herbatę';

/** What the pages say, where a test has to say it too. */
const WORDS = {
  en: {
    up: 'Sign up',
    in: 'Sign in',
    name: 'Account name',
    secret: 'Passphrase',
    wrong: 'do not go together',
    end: 'Sign out the device: Chrome · Linux',
    remove: 'Delete the account',
    confirm: 'Passphrase, to confirm',
    removeGo: 'Delete the account for good',
    removed: 'The account was deleted.',
    lost: 'lost',
    menu: 'Menu',
    resign: 'Resign',
    really: 'I resign',
  },
  pl: {
    up: 'Załóż konto',
    in: 'Zaloguj się',
    name: 'Nazwa konta',
    secret: 'Hasło',
    wrong: 'nie pasują do siebie',
    end: 'Wyloguj urządzenie: Chrome · Linux',
    remove: 'Usunięcie konta',
    confirm: 'Hasło, żeby potwierdzić',
    removeGo: 'Usuń konto na zawsze',
    removed: 'Konto zostało usunięte.',
    lost: 'przegrana',
    menu: 'Menu',
    resign: 'Poddaj partię',
    really: 'Poddaję partię',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

async function enter(page: Page, say: Words, way: 'up' | 'in', name: string, secret = SECRET): Promise<void> {
  await page.locator('.segment-face', { hasText: say[way] }).click();
  await page.getByLabel(say.name).fill(name);
  await page.getByLabel(say.secret, { exact: true }).fill(secret);
  await page.locator('form .btn.main').click();
}

async function checked(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

const SCREENS: readonly (readonly [string, keyof typeof WORDS, BrowserContextOptions])[] = [
  ['desktop, English, dark', 'en', { locale: 'en', colorScheme: 'dark' }],
  ['phone, Polish, light', 'pl', { ...ON_PHONE, locale: 'pl', colorScheme: 'light' }],
];

describe.each(SCREENS)('an account: %s', (screen, lang, options) => {
  const say = WORDS[lang];

  test('a match begun here goes on there, until the device is signed out and the account deleted', async () => {
    const { browser, server } = setting();
    const [here, there] = [
      await person(browser, { ...options, bypassCSP: true }),
      await person(browser, { ...options, bypassCSP: true }),
    ];
    const name = `Jadwiga ${lang}`;

    // As a guest a table is made; signing up brings it along.
    const table = await openPage(here, `${server.address}/play/l5r?with=link&windows=brief`);
    await table.waitForURL(/\/t\//);
    const address = new URL(table.url()).pathname;
    const home = await openPage(here, `${server.address}/account`);
    await checked(home);
    await enter(home, say, 'up', name);
    await home.locator('.account-who h2', { hasText: name }).waitFor();
    await checked(home);

    const away = await openPage(there, `${server.address}/account`);
    await enter(away, say, 'in', name, 'pies je gorącą zupę');
    await away.getByText(say.wrong).waitFor();
    await enter(away, say, 'in', name.toUpperCase());
    await away.locator('.account-who').waitFor();
    await away.goto(`${server.address}/`);
    await away.locator(`.table-list a[href="${address}"]`).click();
    // The seat is theirs here, too: they wait for the other one, and are not asked to sit down.
    await away.locator('.gathering input[readonly]').waitFor();

    await home.reload();
    await home.getByRole('button', { name: say.end }).click();
    await home.getByRole('button', { name: say.end }).waitFor({ state: 'detached' });
    await away.goto(`${server.address}/account`);
    await away.locator('form .btn.main').waitFor();

    await home.locator('summary', { hasText: say.remove }).click();
    await home.getByLabel(say.confirm).fill(SECRET);
    await home.getByRole('button', { name: say.removeGo }).click();
    await home.getByText(say.removed).waitFor();
    await enter(away, say, 'in', name);
    await away.getByText(say.wrong).waitFor();

    expect([...here.errors, ...there.errors]).toEqual([]);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  test('a match that was resigned is in the history and in the plots', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, bypassCSP: true });
    const page = await openPage(player, `${server.address}/statistics`);
    await page.locator('.statistics-empty').waitFor();
    await checked(page);

    await page.goto(`${server.address}/play/l5r?pace=instant`);
    await page.locator('.prompt.own').waitFor();
    await page.getByRole('button', { name: say.menu }).click();
    await page.getByRole('button', { name: say.resign }).click();
    await page.getByRole('button', { name: say.really }).click();
    await page.locator('.ending').waitFor();
    await page.goto(`${server.address}/statistics`);

    await page.locator('.history-verdict', { hasText: say.lost }).waitFor();
    await page.locator('.statistics-matrix td.behind').waitFor();
    expect(await page.locator('.history-row a').getAttribute('href')).toMatch(/^\/replays\/device\//);
    await checked(page);
    expect(player.errors, screen).toEqual([]);
    await player.context.close();
  });
});

test('a deck made on one device is on the other one, too', async () => {
  const { browser, server } = setting();
  const [desk, phone] = [
    await person(browser, { locale: 'en', bypassCSP: true }),
    await person(browser, { ...ON_PHONE, locale: 'pl', bypassCSP: true }),
  ];
  const home = await openPage(desk, `${server.address}/account`);
  await enter(home, WORDS.en, 'up', 'Wanda');
  await home.locator('.account-who').waitFor();
  await home.goto(`${server.address}/decks/l5r/new?from=crab-wall`);
  await home.getByLabel('Deck name').fill('Wanda on the Wall');
  const sent = home.waitForResponse(
    (response) =>
      response.url().endsWith('/api/account/decks') &&
      response.request().postData()?.includes('Wanda on the Wall') === true,
  );
  await home.getByRole('button', { name: 'Save deck' }).click();
  expect((await sent).status()).toBe(200);
  const deck = home.url().split('/').at(-1);

  const away = await openPage(phone, `${server.address}/account`);
  await enter(away, WORDS.pl, 'in', 'Wanda');
  await away.locator('.account-who').waitFor();
  await away.goto(`${server.address}/decks`);
  const there = away.locator(`.own-deck[data-deck="${deck}"]`, { hasText: 'Wanda on the Wall' });
  await there.waitFor();
  await away.reload();
  await there.waitFor();

  expect([...desk.errors, ...phone.errors]).toEqual([]);
  await Promise.all([desk.context.close(), phone.context.close()]);
});
