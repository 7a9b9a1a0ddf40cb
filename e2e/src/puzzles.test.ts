import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@kronika/bots';
import { registry } from '@kronika/games';
import { isRefusal, questionFor, Recorder } from '@kronika/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { PagesServer } from './harness/pages-server.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();
const server = new PagesServer();

beforeEach(async () => {
  await server.goAway();
  await server.begin();
});
afterAll(() => server.remove());

function puzzlesOf(game: string): readonly Puzzle[] {
  const file = new URL(`../../packages/web/src/games/${game}/puzzles/puzzles.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}

/** A puzzle that begins with a choice in which passing is wrong. */
function wrongToPass(game: string): Puzzle {
  const engine = registry.find(game);
  if (isRefusal(engine)) throw new Error(`there is no game ${game}`);
  const found = puzzlesOf(game).find(({ record, seat, line }) => {
    const match = Recorder.resume(engine, record);
    const question = isRefusal(match) ? undefined : questionFor(match.match, seat);
    const pass = question?.is === 'choose' ? question.options.findIndex(({ is }) => is === 'pass') : -1;
    return pass >= 0 && line[0]?.accepts.includes(pass) === false;
  });
  if (found === undefined) throw new Error(`passing is right in all puzzles of ${game}`);
  return found;
}

const said = (page: Page) => page.locator('.coach-words');

/** Until it is the solver's turn again, or the puzzle is over. */
async function settled(page: Page): Promise<'own' | 'over'> {
  const over = page.locator('.coach-buttons.over');
  await eventually(async () => (await over.count()) > 0 || (await page.locator('.coach-hint:enabled').count()) > 0);
  return (await over.count()) > 0 ? 'over' : 'own';
}

/** Solves a puzzle as somebody would who takes every hint: what the light falls on is pressed. */
async function solveByHints(page: Page): Promise<void> {
  while ((await settled(page)) === 'own') {
    const hint = page.locator('.coach-hint');
    await hint.click();
    await page.locator('.lesson-ring').waitFor();
    await hint.click();
    await hint.waitFor({ state: 'detached' });
    // The answer is given press by press; with the last one the hint is gone.
    while ((await page.locator('.coach-say b').count()) > 0) await pressTheLight(page);
  }
}

async function pressTheLight(page: Page): Promise<void> {
  const light = await page
    .locator('.lesson-ring')
    .boundingBox({ timeout: 1_000 })
    .catch(() => null);
  if (light !== null) await page.mouse.click(light.x + light.width / 2, light.y + light.height / 2);
  await page.waitForTimeout(150);
}

test('a puzzle is found from the first page, tried, solved with hints, and kept as solved', async () => {
  const player = await person(setting().browser, { locale: 'pl' });
  const page = await openPage(player, setting().server.address);
  const puzzle = wrongToPass('l5r');

  await page.getByRole('link', { name: 'łamigłówki: Legenda Pięciu Kręgów' }).click();
  const row = page.locator(`a[href="/puzzles/l5r/${puzzle.id}"]`);
  await row.waitFor();
  await page.locator('.puzzle-sides .mon').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await row.click();

  await page.locator('.prompt .pass').click();
  await eventually(async () => /^To nie to/.test(await said(page).innerText()));
  expect(await page.locator('.prompt').innerText()).toContain('To nie ten ruch.');
  expect(await violationsOn(page)).toEqual([]);
  await solveByHints(page);
  expect(await said(page).innerText()).toContain('Rozwiązane!');

  await page.getByRole('button', { name: 'Następna' }).click();
  await eventually(async () => !page.url().endsWith(puzzle.id) && page.url().includes('/puzzles/l5r/'));
  await settled(page);
  await page.goto(`${setting().server.address}/puzzles/l5r`);
  await page.locator('.puzzle-row.helped').waitFor();
  expect(await page.locator('.puzzle-row.helped').getAttribute('href')).toBe(`/puzzles/l5r/${puzzle.id}`);
  await page.getByText('Tylko nierozwiązane').click();
  await row.waitFor({ state: 'detached' });
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('on a phone without a network a solution is shown, and its match played on', async () => {
  const player = await person(setting().browser, { ...ON_PHONE, locale: 'en', serviceWorkers: 'allow' });
  const page = await openPage(player, server.address);
  await page.getByText('plays offline').waitFor({ timeout: 60_000 });
  await server.goAway();

  await page.goto(`${server.address}/puzzles`);
  await page.locator('.puzzle-share').first().waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await page.locator('a[href="/puzzles/senjutsu"]').first().tap();
  await page.locator('.puzzle-row').first().waitFor();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('link', { name: 'Next unsolved' }).tap();

  await settled(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Solution' }).tap();
  await page.locator('.coach-buttons.over').waitFor({ timeout: 60_000 });
  expect(await said(page).innerText()).toContain('That was the solution');

  await page.getByRole('button', { name: 'Again' }).tap();
  await page.locator('.coach-buttons.over').waitFor({ state: 'detached' });
  expect(await settled(page)).toBe('own');
  await page.keyboard.press('t');
  await page.locator('.twinroom .coach').waitFor();
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Solution' }).tap();
  await page.getByRole('button', { name: 'Play on' }).tap();
  await page.locator('.prompt').waitFor();
  await eventually(async () => page.url().includes('/l/'));
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('an address without a puzzle says what would be right', async () => {
  const player = await person(setting().browser);
  const page = await openPage(player, `${setting().server.address}/puzzles/l5r/nothing`);

  await page.getByRole('heading', { name: 'There is no such puzzle' }).waitFor();
  await page.goto(`${setting().server.address}/puzzles/chess`);
  await page.getByRole('heading', { name: 'This game has no puzzles yet' }).waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});
