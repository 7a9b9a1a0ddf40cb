import { defineConfig } from 'vitest/config';
import { testsApart } from './tools/apart.ts';
import { LongFirst } from './tools/long-first.ts';

const TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/web/build/*.test.ts',
  'bench/src/**/*.test.ts',
  'tools/**/*.test.ts',
];
const APART = [...testsApart()];

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 120_000,
    sequence: { sequencer: LongFirst },
    // All cores: left to itself it keeps one free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // React as people get it: for developers it notes with each element where it was made, which takes most of the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'together',
          include: TESTS,
          exclude: ['**/node_modules/**', ...APART],
          // Loading a whole game takes longer than most of its tests: files that leave no traces share what one has loaded.
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
