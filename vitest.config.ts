import { defineConfig } from 'vitest/config';
import { LongFirst } from './tools/long-first.ts';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/web/build/*.test.ts',
      'bench/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 120_000,
    sequence: { sequencer: LongFirst },
    // All cores: left to itself it keeps one free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
