import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { playOnce, type Touch, withFinger, withMouse } from './harness/player.ts';
import { isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** The words a person looks for. */
interface Words {
  readonly add: string;
  readonly set: string;
  readonly shelf: string;
  readonly search: string;
  readonly undo: string;
  readonly play: string;
  readonly copy: string;
  readonly broken: string;
}

const PL: Words = {
  add: 'Dodaj',
  set: 'Ustaw',
  shelf: 'Półka',
  search: 'Szukaj karty po nazwie',
  undo: 'Cofnij zmianę',
  play: 'Graj obie strony',
  copy: 'Kopiuj link',
  broken: 'Tej sytuacji nie da się otworzyć',
};

const EN: Words = {
  add: 'Add',
  set: 'Set',
  shelf: 'Shelf',
  search: 'Find a card by its name',
  undo: 'Undo',
  play: 'Play both sides',
  copy: 'Copy the link',
  broken: 'This situation cannot be opened',
};

/** A unique character that is put into play, and what is set of it. */
interface Build {
  readonly game: string;
  readonly card: string;
  readonly put: string;
  readonly more: string;
  readonly state: string;
  readonly unique: RegExp;
}

const TOTURI = { game: 'l5r', card: 'Akodo Toturi' } as const;
const ROBB = { game: 'agot', card: 'Robb Stark' } as const;

const TOTURI_PL: Build = {
  ...TOTURI,
  put: 'Połóż Akodo Toturi: w grze',
  more: 'Los: więcej',
  state: 'uhonorowana',
  unique: /unikatowa/,
};
const TOTURI_EN: Build = {
  ...TOTURI,
  put: 'Put Akodo Toturi: in play',
  more: 'Fate: more',
  state: 'honored',
  unique: /is unique/,
};
const ROBB_PL: Build = {
  ...ROBB,
  put: 'Połóż Robb Stark: w grze',
  more: 'Władza: więcej',
  state: 'klęczy',
  unique: /unikatowa/,
};

const DESKTOP_PL: BrowserContextOptions = { locale: 'pl', bypassCSP: true };
const PHONE_EN: BrowserContextOptions = { ...ON_PHONE, locale: 'en', bypassCSP: true, colorScheme: 'light' };

const CASES: readonly (readonly [string, BrowserContextOptions, Touch, Words, Build])[] = [
  ['l5r on a desktop, in Polish', DESKTOP_PL, withMouse, PL, TOTURI_PL],
  ['l5r on a phone, in English', PHONE_EN, withFinger, EN, TOTURI_EN],
  ['agot on a phone, in Polish', { ...PHONE_EN, locale: 'pl' }, withFinger, PL, ROBB_PL],
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.sb-tabs label', { hasText: name }).click();
  const isClosed = (await page.locator('.sb-content').count()) === 0;
  if (isClosed) await page.locator('.sb-tabs .tool').click();
  await page.locator('.sb-content').waitFor();
}

/** Puts a character into play, and changes how it stands there. */
async function build(page: Page, say: Words, { card, put, more, state }: Build): Promise<void> {
  await openTab(page, say.add);
  await page.getByLabel(say.search).fill(card.toLowerCase());
  await page.locator('.sb-found').getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: put, exact: true }).first().click();
  await openTab(page, say.set);
  await page.getByRole('button', { name: more }).click();
  await page.getByRole('button', { name: more }).click();
  await page.locator('.sb-content label', { hasText: new RegExp(`^${state}$`) }).click();
}

/** Answers whatever is asked until the screen has been on both sides. */
async function playBothSides(page: Page, touch: Touch): Promise<void> {
  const sides = new Set<string>();
  const chance = randomOf('both sides');
  while (sides.size < 2) {
    await page.locator('.prompt.own').waitFor();
    sides.add((await page.locator('.seat, .pseat, .aseat').last().getAttribute('aria-label')) ?? '');
    if (sides.size < 2) await playOnce({ page, touch, chance, curiosity: 0 });
  }
}

describe('a situation is built, played on both sides and sent', () => {
  test.each(CASES)('%s', async (_, options, touch, say, built) => {
    const { browser, server } = setting();
    const player = await person(browser, options);
    const page = await openPage(player, `${server.address}/sandbox/${built.game}`);
    await page.locator('.sb-tabs').waitFor();

    await build(page, say, built);
    expect(await page.locator('.figure').count()).toBe(1);
    expect(await page.locator('.figure .press').first().getAttribute('aria-label')).toContain(built.state);
    await openTab(page, say.add);
    await page.getByRole('button', { name: built.put, exact: true }).first().click();
    await page.getByText(built.unique).waitFor();
    expect(await page.getByRole('button', { name: say.play }).isDisabled()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await page.getByText(built.unique).waitFor({ state: 'detached' });

    await openTab(page, say.shelf);
    await page.getByRole('button', { name: say.copy }).click();
    await page.waitForURL(/#situation=1\./);
    const link = page.url();

    await page.getByRole('button', { name: say.play }).click();
    await playBothSides(page, touch);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(player.errors).toEqual([]);

    const friend = await person(browser, options);
    const other = await openPage(friend, link);
    await other.locator('.figure').waitFor();
    expect(await other.locator('.figure .press').first().getAttribute('aria-label')).toContain(built.state);
    await other.goto(`${link.slice(0, -20)}`);
    await other.getByRole('heading', { name: say.broken }).waitFor();
    expect(await violationsOn(other)).toEqual([]);
    expect(friend.errors).toEqual([]);
    await player.context.close();
    await friend.context.close();
  });
});
