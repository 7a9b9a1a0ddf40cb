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
  readonly card: string;
  readonly put: string;
  readonly fate: string;
  readonly honored: string;
  readonly owner: string;
  readonly remove: string;
  readonly undo: string;
  readonly unique: RegExp;
  readonly play: string;
  readonly back: string;
  readonly copy: string;
  readonly broken: string;
}

const PL: Words = {
  add: 'Dodaj',
  set: 'Ustaw',
  shelf: 'Półka',
  search: 'Szukaj karty po nazwie',
  card: 'Akodo Toturi',
  put: 'Połóż Akodo Toturi: w grze',
  fate: 'Los: więcej',
  honored: 'uhonorowana',
  owner: 'Gracz 1',
  remove: 'usuń',
  undo: 'Cofnij zmianę',
  unique: /unikatowa/,
  play: 'Graj obie strony',
  back: 'Do edytora',
  copy: 'Kopiuj łącze',
  broken: 'Tej sytuacji nie da się otworzyć',
};

const EN: Words = {
  add: 'Add',
  set: 'Set',
  shelf: 'Shelf',
  search: 'Find a card by its name',
  card: 'Akodo Toturi',
  put: 'Put Akodo Toturi: in play',
  fate: 'Fate: more',
  honored: 'honored',
  owner: 'Player 1',
  remove: 'remove',
  undo: 'Undo',
  unique: /is unique/,
  play: 'Play both sides',
  back: 'To the editor',
  copy: 'Copy the link',
  broken: 'This situation cannot be opened',
};

const DEVICES: readonly (readonly [string, BrowserContextOptions, Touch, Words])[] = [
  ['on a desktop, in Polish', { locale: 'pl', bypassCSP: true }, withMouse, PL],
  ['on a phone, in English', { ...ON_PHONE, locale: 'en', bypassCSP: true, colorScheme: 'light' }, withFinger, EN],
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.sb-tabs label', { hasText: name }).click();
  const isClosed = (await page.locator('.sb-content').count()) === 0;
  if (isClosed) await page.locator('.sb-tabs .tool').click();
  await page.locator('.sb-content').waitFor();
}

/** Puts a character into play, honored and with two fate. */
async function build(page: Page, say: Words): Promise<void> {
  await openTab(page, say.add);
  await page.getByLabel(say.search).fill('toturi');
  await page.locator('.sb-found').getByRole('button', { name: say.card }).click();
  await page.getByRole('button', { name: say.put, exact: true }).first().click();
  await openTab(page, say.set);
  await page.getByRole('button', { name: say.fate }).click();
  await page.getByRole('button', { name: say.fate }).click();
  await page.locator('.sb-content label', { hasText: new RegExp(`^${say.honored}$`) }).click();
}

/** Answers whatever is asked until the screen has been on both sides. */
async function playBothSides(page: Page, touch: Touch): Promise<void> {
  const sides = new Set<string>();
  const chance = randomOf('both sides');
  while (sides.size < 2) {
    await page.locator('.prompt.own').waitFor();
    sides.add((await page.locator('.seat, .pseat').last().getAttribute('aria-label')) ?? '');
    if (sides.size < 2) await playOnce({ page, touch, chance, curiosity: 0 });
  }
}

describe('a situation is built, played on both sides and sent', () => {
  test.each(DEVICES)('%s', async (_, options, touch, say) => {
    const { browser, server } = setting();
    const player = await person(browser, options);
    const page = await openPage(player, `${server.address}/sandbox/l5r`);
    await page.locator('.sb-tabs').waitFor();

    await build(page, say);
    expect(await page.locator('.figure').count()).toBe(1);
    expect(await page.locator('.figure .press').first().getAttribute('aria-label')).toContain(say.honored);
    await openTab(page, say.add);
    await page.getByRole('button', { name: say.put, exact: true }).first().click();
    await page.getByText(say.unique).waitFor();
    expect(await page.getByRole('button', { name: say.play }).isDisabled()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await page.getByText(say.unique).waitFor({ state: 'detached' });

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
    expect(await other.locator('.figure .press').first().getAttribute('aria-label')).toContain(say.honored);
    await other.goto(`${link.slice(0, -20)}`);
    await other.getByRole('heading', { name: say.broken }).waitFor();
    expect(await violationsOn(other)).toEqual([]);
    expect(friend.errors).toEqual([]);
    await player.context.close();
    await friend.context.close();
  });
});
