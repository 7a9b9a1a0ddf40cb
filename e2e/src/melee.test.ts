import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { DESKTOP, PHONE, person } from './harness/browser.ts';
import { SIX_AT_A_TABLE } from './melee-crowd.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const SIZES = [DESKTOP, { width: 1920, height: 1080 }, PHONE];
const FAULTS = readFileSync(new URL('./harness/board-faults.js', import.meta.url), 'utf8');
const NAMES = ['Jadwiga', 'Hoshiko', 'Ola', 'Marek', 'Zofia', 'Leon'];

/** A page at a table of six; whoever looks at it sits at the first seat and is asked who defends. */
async function openSix(locale: string): Promise<{ page: Page; close(): Promise<void> }> {
  const { browser, server } = setting();
  const { context } = await person(browser, { locale });
  const plan = {
    game: 'agot',
    beginning: { is: 'situation', situation: SIX_AT_A_TABLE },
    seats: NAMES.map((name) => ({ is: 'me', name })),
  };
  const founded = await context.request.post(`${server.address}/api/tables`, { data: plan });
  expect([founded.status(), founded.ok() ? '' : await founded.text()]).toEqual([201, '']);
  const { table, seats }: { readonly table: string; readonly seats: readonly object[] } = await founded.json();
  const page = await context.newPage();
  const memory = {
    'kronika.animation': 'off',
    'kronika.tables': JSON.stringify([{ table, seats: seats.slice(0, 1) }]),
  };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(memory)})`);
  await page.goto(`${server.address}/t/${table}`);
  await page.locator('.agotdesk.melee .handcard').first().waitFor();
  await page.evaluate('document.fonts.ready');
  return { page, close: () => context.close() };
}

test('six at a table: everything can be read and touched, and axe finds nothing', async () => {
  const { page, close } = await openSix('pl');

  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator(size.width < 760 ? '.agotphone.melee' : '.agotdesk.melee').waitFor();
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect([size.width, await page.evaluate<readonly string[]>(FAULTS)]).toEqual([size.width, []]);
    if (size.width < 1900) expect([size.width, await violationsOn(page)]).toEqual([size.width, []]);
  }
  await close();
});

test('the seat one is attacked by is open; another is opened with the keyboard, and stays open in the text view and back', async () => {
  const { page, close } = await openSix('en');
  const opener = (name: string) => page.locator(`.other[aria-label="${name}"] .opener`);
  const isOpen = (name: string) => opener(name).getAttribute('aria-expanded');
  expect([await isOpen('Hoshiko'), await isOpen('Marek')]).toEqual(['true', 'false']);

  await opener('Marek').focus();
  await page.keyboard.press('Enter');
  expect([await isOpen('Hoshiko'), await isOpen('Marek')]).toEqual(['false', 'true']);

  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Titles', exact: true }).waitFor();
  await page.getByText('Master of Ships, held by Jadwiga, supports Master of Whispers').waitFor();
  await page.keyboard.press('t');
  await opener('Marek').waitFor();
  expect(await isOpen('Marek')).toBe('true');
  await close();
});
