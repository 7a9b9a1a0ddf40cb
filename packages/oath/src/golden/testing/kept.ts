import type { ToKeep } from '@kronika/testkit';

/** The matches that are kept, played by the bot of this game: tables of all sizes, and a chain through the chronicle. */
export const KEPT: readonly ToKeep[] = [
  { name: 'two', setup: { seats: 2 } },
  { name: 'four', setup: { seats: 4, edition: 'en' } },
  { name: 'six', setup: { seats: 6 } },
  { name: 'chain-1', setup: { seats: 3 } },
  { name: 'chain-2', after: 'chain-1' },
  { name: 'chain-3', after: 'chain-2' },
];
