import type { OathFeature } from './measures.ts';

/** Fitted to a small sample as docs/bots.md says, then rounded; weights without support in it were set by hand. */
export const WEIGHTS: Readonly<Record<OathFeature, number>> = {
  chance: 3.307,
  title: 0,
  usurper: 0.163,
  goal: 0.106,
  visions: 0.017,
  sites: 0,
  guards: 0,
  warbands: 0.099,
  relics: 0.414,
  banners: 0,
  tokens: 0.1,
  favor: 0.131,
  secrets: 0.14,
  advisers: 0.099,
  supply: 0.022,
  chancellor: 0,
  citizen: 0,
};
