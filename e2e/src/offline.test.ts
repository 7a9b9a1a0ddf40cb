import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ON_PHONE, type Person, person } from './harness/browser.ts';
import { nextEdition } from './harness/edition.ts';
import { PagesServer } from './harness/pages-server.ts';
import { playOnce, type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();
const server = new PagesServer();

afterAll(() => server.remove());
beforeEach(async () => {
  await server.goAway();
  await server.begin();
});

/** Somebody whose browser keeps a copy of the program. */
function keeper(options: BrowserContextOptions = {}): Promise<Person> {
  return person(setting().browser, { ...options, serviceWorkers: 'allow' });
}

/** The first visit: it lasts until the page says that it needs the server no more. */
async function visit(visitor: Person, words: string): Promise<Page> {
  const page = await openPage(visitor, server.address);
  await page.getByText(words).waitFor({ timeout: 60_000 });
  return page;
}

async function playSome(page: Page, touch: Touch): Promise<void> {
  const chance = randomOf('offline');
  for (let made = 0; made < 8; ) {
    const done = await playOnce({ page, touch, chance, curiosity: 50 });
    if (done === 'over') return;
    if (done === 'did') made += 1;
    else await page.waitForTimeout(20);
  }
}

/** One of each kind of page. */
const ADDRESSES = [
  '/new',
  '/decks',
  '/cards/l5r',
  '/rules/l5r',
  '/learn/l5r',
  '/sandbox/l5r',
  '/sandbox/oath',
  '/replays',
  '/statistics',
  '/help/keys',
];

const DEVICES = [
  {
    device: 'a desktop, in Polish',
    options: { locale: 'pl' },
    touch: withMouse,
    ready: 'gra działa offline',
    away: /Serwer nie odpowiada/,
  },
  {
    device: 'a phone, in English',
    options: { ...ON_PHONE, locale: 'en' },
    touch: withFinger,
    ready: 'plays offline',
    away: /The server is not responding/,
  },
] as const;

describe.each(DEVICES)('after the first visit the server is needed no more: $device', (at) => {
  test('every address opens, a match begins, goes on, and goes on after a reload', async () => {
    const visitor = await keeper(at.options);
    const page = await visit(visitor, at.ready);
    await server.goAway();

    await page.reload();
    await page.getByText(at.away).waitFor();
    for (const path of ADDRESSES) {
      await page.goto(`${server.address}${path}`);
      await page.locator('h1').first().waitFor();
    }
    await page.goto(`${server.address}/play/l5r?pace=instant`);
    await page.locator('.prompt.own').waitFor();
    const first = await page.locator('.prompt.own h2').innerText();
    await playSome(page, at.touch);
    await page.reload();
    await page.locator('.prompt.own').waitFor();

    expect(await page.locator('.prompt.own h2').innerText()).not.toBe(first);
    expect(await isTooWide(page)).toBe(false);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

/** Senjutsu: a duel against a bot, and alone against opponents that the rules play. */
const FIGHTS = [
  { fight: 'a duel on a desktop, in Polish', at: DEVICES[0], search: 'hero=master&their-hero=warrior' },
  { fight: 'one against two on a phone, in English', at: DEVICES[1], search: 'format=solo&opt.foes=2' },
] as const;

/** Everybody on the field in words, and what is around each. */
function standingOn(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('.sen-fighter .press').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
}

test.each(FIGHTS)('Senjutsu without a server: $fight', async ({ at, search }) => {
  const visitor = await keeper(at.options);
  const page = await visit(visitor, at.ready);
  await server.goAway();

  for (const path of ['/cards/senjutsu', '/rules/senjutsu', '/learn/senjutsu', '/sandbox/senjutsu']) {
    await page.goto(`${server.address}${path}`);
    await page.locator('h1').first().waitFor();
  }
  await page.goto(`${server.address}/play/senjutsu?pace=instant&${search}`);
  await page.locator('.prompt.own').waitFor();
  await playSome(page, at.touch);
  await page.locator('.prompt.own').waitFor();
  const standing = await standingOn(page);
  await page.reload();
  await page.locator('.prompt.own').waitFor();

  expect(standing.length).toBeGreaterThanOrEqual(2);
  expect(await standingOn(page)).toEqual(standing);
  // Figures and terrain are drawn from what the browser has kept.
  expect(await page.locator('.sen-field use').count()).toBeGreaterThan(2);
  expect(await isTooWide(page)).toBe(false);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

test('the lobby says what rests without a network, and comes back by itself', async () => {
  const visitor = await keeper();
  const page = await visit(visitor, 'plays offline');

  await visitor.context.setOffline(true);
  await page.getByText('no network', { exact: true }).waitFor();
  await page.getByText(/online tables have to wait/).waitFor();
  await visitor.context.setOffline(false);
  await page.getByText('Nobody is waiting at a table right now').waitFor();

  expect(await page.getByText('no network', { exact: true }).count()).toBe(0);
  await visitor.context.close();
});

test('what the server tells is never kept', async () => {
  const visitor = await keeper();
  const page = await visit(visitor, 'plays offline');

  const kept = await page.evaluate<readonly string[]>(
    `caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((lists) => lists.flat())`,
  );

  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(await answerTo(page, '/api/tables?what=open')).toBe(200);
  await server.goAway();
  expect(await answerTo(page, '/api/tables?what=open')).toBe('no answer');
  await visitor.context.close();
});

function answerTo(page: Page, path: string): Promise<number | string> {
  return page.evaluate<number | string>(`fetch('${path}').then(({ status }) => status, () => 'no answer')`);
}

test('a new version is announced, breaks no match, and is taken when the page is loaded again', async () => {
  const next = nextEdition(['NewMatch', 'Credits']);
  const visitor = await keeper();
  await (await visit(visitor, 'plays offline')).close();
  const page = await openPage(visitor, `${server.address}/play/l5r?pace=instant`);
  await page.locator('.prompt.own').waitFor();
  const match = page.url();
  const first = await page.locator('.prompt.own h2').innerText();

  await server.goAway();
  await server.begin(next.folder);
  await page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
  await page.getByText('There is a new version.').waitFor();
  expect(page.url()).toBe(match);
  expect(await editionOf(page)).not.toBe(next.version);
  await playSome(page, withMouse);
  // Parts that this page has not loaded yet, and that the server does not have any more.
  await page.keyboard.press('Escape');
  await page.evaluate(`history.pushState(undefined, '', '/credits')`);
  await page.locator('main h1').waitFor();
  await page.evaluate('history.back()');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator(`meta[name=edition][content="${next.version}"]`).waitFor({ state: 'attached' });
  await page.locator('.prompt.own').waitFor();

  expect(page.url()).toBe(match);
  expect(await page.locator('.prompt.own h2').innerText()).not.toBe(first);
  expect(await page.getByText('There is a new version.').count()).toBe(0);
  // What only the page before needed is let go of.
  await eventually(() => page.evaluate<boolean>('caches.keys().then((names) => names.length === 1)'));
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
  next.remove();
});

function editionOf(page: Page): Promise<string> {
  return page.evaluate<string>(`document.querySelector('meta[name=edition]').content`);
}
