import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // On a busy machine a browser may miss a moment that comes once in a match; a real fault fails twice.
    retry: 1,
    globalSetup: ['src/harness/prepare.ts'],
    // Nothing of a file is left in its process: what one has loaded, the others share.
    isolate: false,
    // A browser often waits for its server, and people in tests for both: two at a time keep two cores busy.
    maxWorkers: 2,
  },
});
