import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

/** The browser and the server that all files of tests share. What is done in one context, another does not notice. */
export interface Setting {
  readonly browser: Browser;
  readonly server: { readonly address: string };
}

export function useSetting(): () => Setting {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return () => {
    if (browser === undefined) throw new Error('the setting is made before the tests');
    return { browser, server: { address: inject('server') } };
  };
}
