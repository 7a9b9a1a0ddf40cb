import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
