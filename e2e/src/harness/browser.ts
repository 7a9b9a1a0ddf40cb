import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
} from 'playwright-core';
import { CHROMIUM_ARGS, chromiumOrInstall } from '../../../tools/chromium.mjs';

/** The sizes the table is made for. */
export const DESKTOP = { width: 1280, height: 720 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
}

/** A browser that several processes may use, each with contexts of its own. */
export function launchShared(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS, host: '127.0.0.1' });
}

/**
 * A person's browser: its own storage, a size, a language. Everything that goes wrong in the page is kept. It keeps no
 * copy of the program unless told to: fetching all of it takes longer than most of what is tested here.
 */
export interface Person {
  readonly context: BrowserContext;
  readonly errors: string[];
}

export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en',
    colorScheme: 'dark',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  return { context, errors };
}

export const ON_PHONE: BrowserContextOptions = {
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
