import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGOT_CHOICES, AGOT_CROWDS } from './agot-crowds.ts';
import { DESKTOP, PHONE } from './harness/browser.ts';
import { faultsAt, LAPTOP, openPosition } from './harness/full-board.ts';
import { FOUR_AT_A_TABLE } from './melee-crowd.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const open = (locale: string, situation: object) =>
  openPosition(setting(), locale, { game: 'agot', situation, names: ['Jadwiga', 'Hoshiko'] });

/** How high something is, and where its lower edge lies. */
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { height: Math.round(box?.height ?? 0), bottom: Math.round((box?.y ?? 0) + (box?.height ?? 0)) };
};

const host = (page: Page, name: string) => page.locator(`.unithost > .press[aria-label^="${name}"]`);

test('whoever is to defend stands in the lane, dashed, with what comes of it; prompt and hand stay where they are', async () => {
  const { page, close } = await open('pl', AGOT_CHOICES.crowded);
  const before = [await boxOf(page, '.ask > .prompt'), await boxOf(page, '.hands')];
  expect(before[0]?.height).toBe(70);
  expect(before[1]?.height).toBe(104);
  expect(before[1]?.bottom).toBeLessThanOrEqual(DESKTOP.height);

  await host(page, 'Szary Wicher').click();
  await host(page, 'Lato').click();

  expect(await page.locator('.side.defending .figure.drafted').count()).toBe(2);
  await page.getByText(/brakuje \d+, zginie Twoja postać/).waitFor();
  expect([await boxOf(page, '.ask > .prompt'), await boxOf(page, '.hands')]).toEqual(before);
  for (const size of [DESKTOP, LAPTOP, PHONE])
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);

  await page.setViewportSize(DESKTOP);
  await page.locator('.figure.drafted > .press').first().click();
  await page.waitForFunction('document.querySelectorAll(".figure.drafted").length === 1');
  await close();
});

test('a challenge that is being declared shows the attackers and how much may defend', async () => {
  const { page, close } = await open('en', AGOT_CHOICES.challenge);
  await page
    .getByRole('button', { name: /^Military challenge/ })
    .first()
    .click();
  await page.locator('.lane.drafting').waitFor();
  await host(page, 'Grey Wind').click();

  await page.getByText(/undefended: 1 character dies, \+1 power/).waitFor();
  expect(await page.locator('.lane.drafting .maybe b').textContent()).toMatch(/^0–\d+$/);
  for (const size of [DESKTOP, LAPTOP, PHONE])
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
  await close();
});

test('a challenge with only one possible attacker is shown before it is made, and can be taken back', async () => {
  const [stark, lannister] = AGOT_CHOICES.challenge.seats;
  const { page, close } = await open('en', {
    ...AGOT_CHOICES.challenge,
    seats: [{ ...stark, play: ['grey-wind', 'arya-stark (kneeling)'] }, lannister],
  });
  const type = page.getByRole('button', { name: /^Military challenge/ }).first();
  await type.click();
  await page.locator('.lane.drafting .figure.drafted').waitFor();
  for (const size of [DESKTOP, LAPTOP, PHONE])
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
  await page.setViewportSize(DESKTOP);

  await page.locator('.figure.drafted > .press').click();
  await page.locator('.lane.drafting').waitFor({ state: 'detached' });
  await type.click();
  await page.locator('.lane.drafting .figure.drafted').waitFor();
  await page.keyboard.press('Enter');

  await page.locator('.lane:not(.drafting) .figure').waitFor();
  await close();
});

test.each(['pl', 'en'])('plots open in the empty lane with all of their text, over nobody: %s', async (locale) => {
  const { page, close } = await open(locale, AGOT_CHOICES.plots);
  await page.locator('.traylane .traycard').first().waitFor();

  const cut = await page.evaluate<number>(
    'Array.from(document.querySelectorAll(".traylane .gist")).filter((text) => text.scrollHeight > text.clientHeight + 1).length',
  );
  expect(cut).toBe(0);
  for (const size of [DESKTOP, LAPTOP, PHONE])
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
  await close();
});

/** The names of the tiles of locations of which a part is not seen. */
const CUT_NAMES = `[...document.querySelectorAll('.backrow .tile .info b')]
  .filter((name) => name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)`;

test('six locations are told by their whole names on a small desk', async () => {
  for (const locale of ['pl', 'en']) {
    const { page, close } = await open(locale, AGOT_CROWDS['at home'] ?? {});
    expect(await page.locator('.backrow .tile').count()).toBe(11);
    for (const size of [DESKTOP, LAPTOP]) {
      await page.setViewportSize(size);
      expect([locale, size.width, await page.evaluate<readonly string[]>(CUT_NAMES)]).toEqual([locale, size.width, []]);
    }
    await close();
  }
});

test('among four the own cards stay whole while a challenge or a plot is chosen above them', async () => {
  const seated = { game: 'agot', names: ['Jadwiga', 'Ola', 'Marek', 'Zofia'] };
  for (const at of [{ step: 'opportunity' }, { phase: 'plot', step: 'begin' }]) {
    const { page, close } = await openPosition(setting(), 'pl', {
      ...seated,
      situation: { ...FOUR_AT_A_TABLE, ...at },
    });
    await page.locator('.traylane :is(.choices, .tray)').first().waitFor();
    const own = '.area.own :is(.figure .card .name, .unitname)';
    expect(await page.locator(own).count()).toBe(4);
    for (const size of [DESKTOP, LAPTOP])
      expect([at, size.width, await faultsAt(page, size)]).toEqual([at, size.width, []]);
    await close();
  }
});
