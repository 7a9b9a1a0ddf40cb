import type { TestProject } from 'vitest/node';
import { launchShared } from './browser.ts';
import { TestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files share is talked to. */
    browser: string;
    /** The address of the server that all files share. */
    server: string;
  }
}

/** Starts a browser and a server for all files of tests; what is given back stops them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([launchShared(), TestServer.start()]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('server', server.address);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
