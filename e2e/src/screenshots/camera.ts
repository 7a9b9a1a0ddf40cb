import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE, person } from '../harness/browser.ts';
import { ME, TOKEN } from './person.ts';
import { smallPng } from './small-png.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

/** How a screen is looked at. */
export type Look = 'dark' | 'light' | 'phone';

const LOOKS: Readonly<Record<Look, BrowserContextOptions>> = {
  dark: { viewport: DESKTOP, locale: 'pl', colorScheme: 'dark' },
  light: { viewport: DESKTOP, locale: 'en', colorScheme: 'light' },
  phone: { viewport: PHONE, locale: 'pl', colorScheme: 'dark', hasTouch: true, isMobile: true },
};

/** A screen that is to be shown: where it is, and what is done there before the picture is taken. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  /** The tables at which the browser has seats. */
  readonly sits?: readonly Sitting[];
  /** What has to be there. */
  readonly ready: string;
  act?(page: Page): Promise<void>;
}

export interface Sitting {
  readonly table: string;
  readonly seats: readonly number[];
}

/** How long something may take to show, in milliseconds: pictures are also taken where much else is going on. */
const PATIENCE = 60_000;

/** Takes one picture; gives its size in bytes. */
export async function take(browser: Browser, address: string, scene: Scene, look: Look): Promise<number> {
  const { context, errors } = await person(browser, LOOKS[look]);
  const tables = (scene.sits ?? []).map(({ table, seats }) => ({
    table,
    seats: seats.map((seat) => ({ seat, token: TOKEN })),
  }));
  const memory = { 'kronika.animation': 'off', 'kronika.name': ME, 'kronika.tables': JSON.stringify(tables) };
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(memory)})`);
  await page.goto(`${address}${scene.path}`);
  await page.locator(scene.ready).first().waitFor();
  await page.evaluate('document.fonts.ready');
  await scene.act?.(page);
  // What is still on its way, e.g. an explanation that was asked for.
  await page.waitForTimeout(700);
  const picture = smallPng(await page.screenshot({ animations: 'disabled' }));
  await context.close();
  if (errors.length > 0) throw new Error(`${scene.name}: ${errors.join('; ')}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, fileNameOf(scene, look)), picture);
  return picture.length;
}

export function fileNameOf({ name }: Scene, look: Look): string {
  return look === 'dark' ? `${name}.png` : `${name}-${look}.png`;
}
