import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGOT_CROWDS } from './agot-crowds.ts';
import { CROWDS } from './crowds.ts';
import { DESKTOP, PHONE, person } from './harness/browser.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const SIZES = [DESKTOP, { width: 1920, height: 1080 }, PHONE];
const FAULTS = readFileSync(new URL('./harness/board-faults.js', import.meta.url), 'utf8');

/** A page at a table that begins with a position; whoever looks at it sits at the first seat and is asked. */
async function openSituation(
  locale: string,
  situation: object,
  game = 'l5r',
): Promise<{ page: Page; close(): Promise<void> }> {
  const { browser, server } = setting();
  const plan = {
    game,
    beginning: { is: 'situation', situation },
    seats: [
      { is: 'me', name: 'Jadwiga' },
      { is: 'me', name: 'Hoshiko' },
    ],
  };
  const { context } = await person(browser, { locale });
  const founded = await context.request.post(`${server.address}/api/tables`, { data: plan });
  expect(founded.status()).toBe(201);
  const { table, seats }: { readonly table: string; readonly seats: readonly object[] } = await founded.json();
  const page = await context.newPage();
  const memory = {
    'kronika.animation': 'off',
    'kronika.tables': JSON.stringify([{ table, seats: seats.slice(0, 1) }]),
  };
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(memory)})`);
  await page.goto(`${server.address}/t/${table}`);
  await page.locator(`.${game}desk .handcard`).first().waitFor();
  await page.evaluate('document.fonts.ready');
  return { page, close: () => context.close() };
}

/** What cannot be read or touched, when the board has settled. */
async function faultsAt(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.locator(size.width < 760 ? ':is(.l5rphone, .agotphone)' : ':is(.l5rdesk, .agotdesk)').waitFor();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  return page.evaluate<readonly string[]>(FAULTS);
}

/** Polish words are longer; English ones are looked at where there are most of them. */
const LOOKS = [...Object.keys(CROWDS).map((name) => ({ locale: 'pl', name })), { locale: 'en', name: 'battle' }];

test.each(LOOKS)('everything on a full board can be read and touched: $name, $locale', async ({ locale, name }) => {
  const { page, close } = await openSituation(locale, CROWDS[name] ?? {});

  for (const size of SIZES) expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);

  await close();
});

/** The fullest board of agot in both languages, the others in the longer one. */
const AGOT_LOOKS = [
  ...Object.keys(AGOT_CROWDS).map((name) => ({ locale: 'pl', name })),
  { locale: 'en', name: 'battle' },
];

test.each(AGOT_LOOKS)('so it can on a full board of agot: $name, $locale', async ({ locale, name }) => {
  const { page, close } = await openSituation(locale, AGOT_CROWDS[name] ?? {}, 'agot');

  for (const size of SIZES) expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);

  await close();
});

test('the check finds what is covered, what runs out of its place and what cannot be touched', async () => {
  const { page, close } = await openSituation('en', CROWDS.battle ?? {});
  expect(await faultsAt(page, DESKTOP)).toEqual([]);

  for (const rule of ['.rank .figure + .figure { margin-left: -110px', '.handcard .name { white-space: nowrap'])
    await page.evaluate(`document.styleSheets[0].insertRule(${JSON.stringify(`${rule} !important }`)})`);

  const faults = (await faultsAt(page, DESKTOP)).join('\n');
  for (const fault of ['is covered by', 'runs out of its place', 'cannot be touched']) expect(faults).toContain(fault);
  await close();
});

test('the end of a match takes the focus, and gives it to the prompt when it is put aside', async () => {
  const { page, close } = await openSituation('en', CROWDS.armed ?? {});
  const focused = () => page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');

  await page.locator('.tools .tool').last().click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .btn.danger').click();
  await page.locator('dialog.ending').waitFor();
  expect(await focused()).toBe('Play again');

  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('dialog.ending').waitFor({ state: 'detached' });
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('BUTTON');
  await close();
});
