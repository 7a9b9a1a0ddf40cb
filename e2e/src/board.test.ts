import { expect, test } from 'vitest';
import { AGOT_CROWDS } from './agot-crowds.ts';
import { CROWDS } from './crowds.ts';
import { DESKTOP } from './harness/browser.ts';
import { faultsAt, openPosition, SIZES } from './harness/full-board.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const openSituation = (locale: string, situation: object, game = 'l5r') =>
  openPosition(setting(), locale, { game, situation, names: ['Jadwiga', 'Hoshiko'] });

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
