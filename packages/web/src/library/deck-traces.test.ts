import { expect, test, vi } from 'vitest';

test('what this browser remembered is there as soon as a page is loaded', async () => {
  const traces = { 'Jadwiga/1': { revision: 3, known: { crab: 100, lion: 200 }, deleted: { crane: 300 } } };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(traces), setItem: () => undefined });
  const { deckTraces } = await import('./deck-traces.ts');

  expect(deckTraces.get()).toEqual(traces);
  vi.unstubAllGlobals();
});
