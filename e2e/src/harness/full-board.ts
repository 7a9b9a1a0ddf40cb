import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Setting } from '../setting.ts';
import { DESKTOP, PHONE, person } from './browser.ts';

/** Between the two: a laptop. */
export const LAPTOP = { width: 1440, height: 900 } as const;

/** The sizes at which a full board has to hold. */
export const SIZES = [DESKTOP, { width: 1920, height: 1080 }, PHONE];

const FAULTS = readFileSync(new URL('./board-faults.js', import.meta.url), 'utf8');

interface Position {
  readonly game: string;
  readonly situation: object;
  readonly names: readonly string[];
}

/** A page at a table that begins with a position; whoever looks at it sits at the first seat and is asked. */
export async function openPosition(
  { browser, server }: Setting,
  locale: string,
  { game, situation, names }: Position,
): Promise<{ page: Page; close(): Promise<void> }> {
  const plan = {
    game,
    beginning: { is: 'situation', situation },
    seats: names.map((name) => ({ is: 'me', name })),
  };
  const { context } = await person(browser, { locale });
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
  await page.locator(`.${game}desk .place`).first().waitFor();
  await page.evaluate('document.fonts.ready');
  return { page, close: () => context.close() };
}

/** What cannot be read or touched, when the board has settled. */
export async function faultsAt(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.locator(`.scene > ${size.width < 760 ? '[class*="phone"]' : '[class*="desk"]'}`).waitFor();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  return page.evaluate<readonly string[]>(FAULTS);
}
