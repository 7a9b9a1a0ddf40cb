import { randomOf } from '@kronika/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ON_PHONE, type Person, person } from './harness/browser.ts';
import { playOnce, type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, openPage } from './harness/players-page.ts';
import { sentTo } from './harness/wire.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const WORDS = {
  en: {
    menu: 'How long to pass',
    phase: 'For the rest of this phase',
    something: 'Until something happens',
    chip: 'Passing until something happens',
    never: /never \(mute\)/,
    muted: 'Muted: ',
    anyway: 'Pass anyway',
  },
  pl: {
    menu: 'Jak długo pasować',
    phase: 'Do końca tej fazy',
    something: 'Aż coś się wydarzy',
    chip: 'Pasujesz, aż coś się wydarzy',
    never: /nigdy \(wycisz\)/,
    muted: 'Wyciszona: ',
    anyway: 'Spasuj mimo to',
  },
} as const;

const SCREENS = [
  { name: 'on a desk, in English', lang: 'en', options: {}, touch: withMouse },
  {
    name: 'on a large desk, in Polish',
    lang: 'pl',
    options: { viewport: { width: 1440, height: 900 } },
    touch: withMouse,
  },
  { name: 'on a phone, in Polish', lang: 'pl', options: ON_PHONE, touch: withFinger },
] as const;

/** Plays until it holds; what settles a question comes mostly first. */
async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> {
  const chance = randomOf('passing');
  for (let steps = 0; steps < 400; steps += 1)
    for (const page of pages) {
      if (await holds()) return;
      if ((await playOnce({ page, touch: withMouse, chance, curiosity: 35 })) === 'waiting')
        await page.waitForTimeout(60);
    }
  throw new Error('it never came to hold');
}

/** Plays until one of the pages shows it. */
async function playUntilShown(pages: readonly Page[], shown: string): Promise<Page> {
  let found: Page | undefined;
  await playUntil(pages, async () => {
    for (const page of pages) if (await page.locator(shown).first().isVisible()) found = page;
    return found !== undefined;
  });
  if (found === undefined) throw new Error(`${shown} was never shown`);
  return found;
}

describe.each(SCREENS)('$name', ({ lang, options, touch }) => {
  const words = WORDS[lang];

  test('one passes until something happens from a menu, sees that, and stops it', async () => {
    const { browser, server } = setting();
    const [host, guest] = [await person(browser, { ...options, locale: lang }), await person(browser)];
    const sent = sentTo(host);
    const pages = await twoAtATable(host, guest, `${server.address}/play/l5r?with=link&windows=brief`);
    const [page] = pages;
    const menu = page.getByRole('menu');
    const more = page.getByRole('button', { name: words.menu });
    const openMenu = () =>
      playUntil(pages, async () => {
        if (await more.isVisible()) await touch(more).catch(() => undefined);
        return menu.isVisible();
      });
    await openMenu();

    const items = await menu.getByRole('menuitem').all();
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(await menu.innerText()).toContain(words.phase);
    if (touch === withFinger) {
      const box = await menu.boundingBox();
      expect(844 - (box?.y ?? 0)).toBeLessThanOrEqual(230);
      const rows = await Promise.all(items.map((item) => item.boundingBox()));
      for (const row of rows) if (row !== null) expect(row.height).toBeGreaterThanOrEqual(56);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });

    // A pass that closes the window makes something happen, and that ends it: then the next window will do. A choice is
    // never dropped: either it is shown, or the table has taken it and gone on.
    const chip = page.locator('.onchip', { hasText: words.chip });
    const anyway = page.getByRole('button', { name: words.anyway });
    for (let windows = 0; windows < 20 && !(await chip.isVisible()); windows += 1) {
      await openMenu();
      const before = sent.length;
      const isTaken = () => sent.slice(before).some(({ is }) => is === 'done');
      await touch(page.getByRole('menuitem', { name: words.something }));
      // Whoever could still play something is asked once.
      await eventually(async () => isTaken() || (await anyway.isVisible()));
      if (await anyway.isVisible()) await touch(anyway);
      await eventually(async () => isTaken());
      expect(sent.slice(before).filter(({ is }) => is === 'refused')).toEqual([]);
      const hasGoneOn = () => sent.slice(before).some(({ is }) => is === 'changed');
      await eventually(async () => hasGoneOn() || (await chip.isVisible()));
      await chip.waitFor({ timeout: 1_000 }).catch(() => undefined);
    }
    await chip.waitFor();
    await touch(chip.getByRole('button'));
    await chip.waitFor({ state: 'detached' });
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  test('a card is muted where it is looked at, wears a sign, and is not any longer', async () => {
    const { browser, server } = setting();
    const player = await person(browser, { ...options, locale: lang });
    const page = await openPage(player, `${server.address}/play/l5r`);
    await playUntilShown([page], '.passing .more');

    await lookAtHand(page, touch);
    const choice = page.locator('.mute label', { hasText: words.never });
    await choice.waitFor();
    await choice.click();
    if (touch === withFinger) await page.keyboard.press('Escape');
    await page.locator('.place .mutesign').first().waitFor();
    const chip = page.locator('.onchip', { hasText: words.muted });
    await chip.waitFor();
    await touch(chip.getByRole('button'));

    await page.locator('.place .mutesign').first().waitFor({ state: 'detached' });
    expect(await chip.count()).toBe(0);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

/** Shows the first card of one's hand large: a mouse passes over it, a finger rests on it. */
async function lookAtHand(page: Page, touch: Touch): Promise<void> {
  // Play may have stopped with the options of a card open; they lie over the hand.
  const veil = page.locator('.veil');
  if (await veil.isVisible()) await page.keyboard.press('Escape');
  await veil.waitFor({ state: 'detached' });
  const card = page.locator('.hand .place > .press').first();
  if (touch === withMouse) {
    await card.hover();
    return;
  }
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  await card.dispatchEvent('pointerup', { pointerType: 'touch' });
}

/** Two people at one table: one makes it, the other comes by the link. */
async function twoAtATable(host: Person, guest: Person, address: string): Promise<readonly [Page, Page]> {
  const first = await openPage(host, address);
  await first.waitForURL(/\/t\//);
  const second = await openPage(guest, first.url());
  await second.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([first, second].map((page) => page.locator('.prompt').first().waitFor()));
  return [first, second];
}

test('with nothing to answer a window is grey and closes by itself, and others see no sooner who passed', async () => {
  const { browser, server } = setting();
  const [host, guest] = [await person(browser), await person(browser)];
  const pages = await twoAtATable(host, guest, `${server.address}/play/l5r?with=link&windows=open`);
  const [first, second] = pages;
  const page = await playUntilShown(pages, '.prompt.wait .ringclock');
  const other = page === first ? second : first;
  const waits = await other.locator('.prompt h2').innerText();

  await page.keyboard.press('p');
  await eventually(async () => (await page.locator('.prompt.wait').innerText()).includes('You have passed.'), 3_000);
  expect(await other.locator('.prompt h2').innerText()).toBe(waits);
  await page.locator('.prompt.wait').waitFor({ state: 'detached' });

  expect([...host.errors, ...guest.errors]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('two people play again with one click each, and the clocks have not run before both are there', async () => {
  const { browser, server } = setting();
  const [host, guest] = [await person(browser), await person(browser)];
  const [first, second] = await twoAtATable(host, guest, `${server.address}/play/l5r?with=link&windows=brief`);
  const table = first.url();
  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: 'Resign' }).click();
  await first.getByRole('button', { name: 'I resign' }).click();

  for (const page of [first, second]) await page.locator('.ending').getByRole('button', { name: 'Play again' }).click();
  await Promise.all(
    [first, second].map((page) => page.waitForURL((url) => url.href !== table && url.pathname.startsWith('/t/'))),
  );

  expect(first.url()).toBe(second.url());
  await Promise.all([first, second].map((page) => page.locator('.prompt').first().waitFor()));
  expect(await first.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});
