import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './harness/browser.ts';
import { TestServer } from './harness/server.ts';

/** A browser and a server for all tests of a file. */
export interface Setting {
  readonly browser: Browser;
  readonly server: TestServer;
}

export function useSetting(): () => Setting {
  let setting: Setting | undefined;
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), TestServer.start()]);
    setting = { browser, server };
  });
  afterAll(async () => {
    await setting?.browser.close();
    await setting?.server.stop();
  });
  return () => {
    if (setting === undefined) throw new Error('the setting is made before the tests');
    return setting;
  };
}
