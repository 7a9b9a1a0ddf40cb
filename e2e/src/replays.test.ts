import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { playOnce, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** A whole match that is kept with the game, as a file. */
const RECORD = fileURLToPath(new URL('../../packages/l5r/src/golden/dragon-lion.record.json', import.meta.url));

const WORDS = {
  pl: {
    menu: 'Menu',
    resign: 'Poddaj partię',
    sure: 'Poddaję partię',
    watch: 'Obejrzyj powtórkę',
    move: /Ruch (\d+) z (\d+)/,
    next: 'Ruch naprzód',
    end: 'Na koniec',
    here: 'Graj stąd',
    begin: 'Rozpocznij partię',
    sandbox: 'Otwórz w piaskownicy',
    playable: 'Od tej sytuacji można grać.',
    share: 'Udostępnij',
    refused: 'To nie jest zapis partii',
    report: 'Zgłoś problem',
    send: 'Wyślij zgłoszenie',
    thanks: 'Dziękujemy',
  },
  en: {
    menu: 'Menu',
    resign: 'Resign',
    sure: 'I resign',
    watch: 'Watch the replay',
    move: /Move (\d+) of (\d+)/,
    next: 'Move forward',
    end: 'To the end',
    here: 'Play from here',
    begin: 'Start the match',
    sandbox: 'Open in the sandbox',
    playable: 'This situation can be played.',
    share: 'Share',
    refused: 'This is no record of a match',
    report: 'Report a problem',
    send: 'Send the report',
    thanks: 'Thank you',
  },
} as const;

const DEVICES: readonly (readonly [string, BrowserContextOptions, 'pl' | 'en'])[] = [
  ['on a desktop, in Polish', { locale: 'pl', colorScheme: 'dark' }, 'pl'],
  ['on a phone, in English', { ...ON_PHONE, locale: 'en', colorScheme: 'light' }, 'en'],
];

/** The number of the move on the screen. */
async function moveOn(page: Page, lang: 'pl' | 'en'): Promise<number> {
  const told = await page.locator('.replayat').innerText();
  return Number(WORDS[lang].move.exec(told)?.[1] ?? Number.NaN);
}

/** Whatever a phone has no room for stands in a dialog. */
async function more(page: Page, lang: 'pl' | 'en'): Promise<void> {
  if (await page.locator('.tableroom.phone').isVisible())
    await page.locator('.replaybar').getByRole('button', { name: WORDS[lang].share }).click();
}

describe.each(DEVICES)('a replay %s', (_, options, lang) => {
  const words = WORDS[lang];

  test('of a match of this device is watched after its end, and played on from', async () => {
    const { browser, server } = setting();
    const player = await person(browser, options);
    const page = await openPage(player, `${server.address}/play/l5r?pace=instant`);
    await page.locator('.prompt.own').waitFor();
    const chance = randomOf('few');
    for (let made = 0; made < 6; )
      if ((await playOnce({ page, touch: withMouse, chance, curiosity: 60 })) === 'did') made += 1;
      else await page.waitForTimeout(30);
    await page.getByRole('button', { name: words.menu }).first().click();
    await page.getByRole('button', { name: words.resign }).click();
    await page.getByRole('button', { name: words.sure }).click();
    await page.locator('dialog.ending').getByRole('button', { name: words.watch }).click();

    await page.locator('.replaybar').waitFor();
    await page.locator('.replaybar').getByRole('button', { name: words.end }).click();
    await eventually(async () => (await moveOn(page, lang)) > 0);
    expect(page.url()).toContain('/replays/device/');

    await more(page, lang);
    await page.getByRole('button', { name: words.here }).first().click();
    await page.getByRole('button', { name: words.begin }).click();
    await page.locator('.prompt').waitFor();
    expect(page.url()).toMatch(/\/l\/[\w-]+$/);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });

  test('of a file is stepped through, leapt through, seen from both sides and shared', async () => {
    const { browser, server } = setting();
    const reader = await person(browser, { ...options, bypassCSP: true });
    const page = await openPage(reader, `${server.address}/replays`);
    const file = page.locator('.replaydrop input[type="file"]');
    await file.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') });
    await page.getByRole('alert').filter({ hasText: words.refused }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await drop(page, readFileSync(RECORD, 'utf8'));
    const bar = page.locator('.replaybar');
    await bar.waitFor();
    expect(await moveOn(page, lang)).toBe(0);
    await bar.getByRole('button', { name: words.next }).click();
    await eventually(async () => (await moveOn(page, lang)) > 0);
    const stepped = await moveOn(page, lang);
    // To the second conflict, by its mark on the track.
    await page.locator('.replaymark').nth(1).dispatchEvent('click');
    await eventually(async () => (await moveOn(page, lang)) > stepped);
    await page.locator('.l5rdesk.clash, .l5rphone.clash').waitFor();
    expect(await page.locator('.watchedhand.far .handthumb').count()).toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await page.keyboard.press('v');
    await eventually(async () => (await page.locator('.watchedhand.far .handthumb').count()) === 0);
    await eventually(async () => page.url().includes('view=0'));
    await page.keyboard.press('Shift+ArrowRight');
    const leapt = stepped + 1;
    await eventually(async () => (await moveOn(page, lang)) > leapt);
    const at = await moveOn(page, lang);
    await eventually(async () => page.url().includes(`move=${at}`));
    await page.reload();
    await bar.waitFor();
    expect(await moveOn(page, lang)).toBe(at);

    await more(page, lang);
    await page.getByRole('button', { name: words.share }).last().click();
    const link = page.locator('#replay-link');
    await eventually(async () => (await link.inputValue()).includes(`move=${at}`));
    expect(await violationsOn(page)).toEqual([]);

    // The same moment, to be changed at will.
    await page.keyboard.press('Escape');
    await more(page, lang);
    await page.getByRole('button', { name: words.here }).last().click();
    await page.getByRole('button', { name: words.sandbox }).click();
    await page.locator('.sb-tabs').waitFor();
    await page.getByText(words.playable).waitFor();
    await page.locator('.place[data-place^="card:"]').first().waitFor({ state: 'attached' });
    expect(reader.errors).toEqual([]);
    await reader.context.close();
  });
});

test('a problem is reported from a match that goes on, and the link of a running match shows nothing', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { locale: 'en' });
  const page = await openPage(player, `${server.address}/play/l5r?pace=instant`);
  await page.locator('.prompt.own').waitFor();
  const table = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: WORDS.en.menu }).first().click();
  await page.getByRole('button', { name: WORDS.en.report }).click();
  await page.locator('.reportform textarea').fill('This card should not be offered.');
  await page.getByRole('button', { name: WORDS.en.send }).click();
  await page.getByText(WORDS.en.thanks).waitFor();

  await page.goto(`${server.address}/replays/device/${table}`);
  await page.getByRole('alert').filter({ hasText: 'still going on' }).waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});

/** Drops a file on the page, as from the desktop. */
async function drop(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(text)}], 'match.json')); return data; })()`,
  );
  await page.dispatchEvent('.replaydrop', 'drop', { dataTransfer: transfer });
}
