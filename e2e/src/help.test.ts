import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const DEVICES: readonly (readonly [string, BrowserContextOptions, readonly string[]])[] = [
  [
    'on a desktop, in Polish, dark',
    { locale: 'pl', colorScheme: 'dark' },
    ['Pierwsze kroki', 'Klawisze', 'Własny serwer', 'Prywatność', 'Autorzy i licencje'],
  ],
  [
    'on a phone, in English, light',
    { ...ON_PHONE, locale: 'en', colorScheme: 'light' },
    ['First steps', 'Keys', 'Your own server', 'Privacy', 'Credits and licences'],
  ],
];

const headingOf = (page: Page) => page.locator('main h1').innerText();

describe.each(DEVICES)('%s', (_, options, topics) => {
  test('the foot of every page leads to the help, and one finds everything in it', async () => {
    const { browser, server } = setting();
    const reader = await person(browser, { ...options, bypassCSP: true });
    const page = await openPage(reader, server.address);
    await page.locator('.page-foot a[href="/help"]').click();
    const found: string[] = [];
    for (const topic of topics) {
      await page.getByRole('link', { name: topic, exact: true }).first().click();
      await page.locator('main h1', { hasText: topic }).waitFor();
      found.push(await headingOf(page));
      expect(await violationsOn(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }

    expect(found).toEqual(topics);
    expect(reader.errors).toEqual([]);
    await reader.context.close();
  });

  test('the settings are the same around the table and at it, and remembered', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, bypassCSP: true });
    const page = await openPage(player, server.address);
    await page.locator('.top-bar-name').click();
    const settings = page.locator('.preferences:visible');
    await settings.getByRole('slider').fill('0');
    await settings.getByRole('checkbox').first().uncheck();
    expect(await violationsOn(page)).toEqual([]);

    await page.goto(`${server.address}/play/l5r?pace=instant`);
    await page.locator('.prompt.own').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^(Ustawienia|Settings)$/ }).click();

    expect(await settings.getByRole('slider').inputValue()).toBe('0');
    expect(await settings.getByRole('checkbox').first().isChecked()).toBe(false);
    expect(await settings.getByRole('checkbox').nth(1).isChecked()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

test('the window says whose move it is, as long as somebody wants it to', async () => {
  const { browser, server } = setting();
  const player = await person(browser);
  const page = await openPage(player, `${server.address}/play/l5r?pace=instant`);
  await page.locator('.prompt.own').waitFor();
  await eventually(async () => (await page.title()) === '● Your move · Legend of the Five Rings · Kronika');
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  expect(await icon()).toContain('favicon-asked');

  await page.keyboard.press('h');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(`localStorage.setItem('kronika.tab-mark', 'off')`);
  await page.reload();
  await page.locator('.prompt.own').waitFor();

  expect(await page.title()).toBe('Legend of the Five Rings · Kronika');
  expect(await icon()).not.toContain('favicon-asked');
  await player.context.close();
});

test('sounds wait for a touch, and come after it', async () => {
  const { browser, server } = setting();
  const player = await person(browser);
  await player.context.addInitScript(`
    globalThis.struck = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { globalThis.struck += 1; return start.apply(this, when); };
  `);
  const page = await openPage(player, server.address);
  await page.locator('.top-bar-name').click();
  expect(await page.evaluate<number>('struck')).toBe(0);

  await page.getByRole('button', { name: 'Listen: Your move' }).click();
  await eventually(() => page.evaluate<boolean>('struck > 0'));

  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('a notification is asked for only by who switches it on, and tells of a move while one looks elsewhere', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { permissions: ['notifications'], serviceWorkers: 'allow' });
  // Without a window of its own a browser shows nothing; what would be shown is noted.
  await player.context.addInitScript(`
    globalThis.noticed = [];
    ServiceWorkerRegistration.prototype.showNotification = async function (title, { body }) { noticed.push([title, body]); };
    globalThis.Notification = class extends EventTarget {
      static permission = 'granted';
      constructor(title, { body }) { super(); noticed.push([title, body]); }
    };
    globalThis.isHidden = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  `);
  const page = await openPage(player, `${server.address}/play/l5r?pace=instant`);
  await page.locator('.prompt.own').waitFor();
  await page.evaluate('isHidden = true');
  await answer(page);
  expect(await page.evaluate<number>('noticed.length')).toBe(0);

  await page.evaluate(`localStorage.setItem('kronika.notifications', 'on')`);
  await page.reload();
  await page.locator('.prompt.own').waitFor();
  await page.evaluate('isHidden = true');
  await answer(page);
  await eventually(() => page.evaluate<boolean>('noticed.length > 0'));

  expect(await page.evaluate<string>('noticed[0][0]')).toBe('Your move');
  await player.context.close();
});

/** Answers what is asked, until something else is. */
async function answer(page: Page): Promise<void> {
  const question = page.locator('.prompt.own h2');
  const before = await question.innerText();
  for (let presses = 0; presses < 40 && (await question.innerText().catch(() => '')) === before; presses += 1) {
    await page.keyboard.press(String((presses % 4) + 1));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  await question.waitFor();
}
