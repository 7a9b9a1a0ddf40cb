import type { AgotFeature } from './measures.ts';

/** Fitted to a small sample as docs/bots.md says, then rounded; weights without support in it were set by hand. */
export const WEIGHTS: Readonly<Record<AgotFeature, number>> = {
  power: 0.195,
  nearVictory: 0.307,
  characters: 0,
  strength: 0.1,
  military: 0.045,
  intrigue: 0,
  powerIcons: 0.013,
  renown: 0.21,
  stealth: 0.206,
  standing: 0.067,
  duplicates: 0.4,
  attachments: 0.196,
  locations: 0.064,
  income: 0.306,
  gold: 0.023,
  hand: 0.069,
  deck: 0.3,
  claim: 0.3,
  plotIncome: 0.058,
  initiative: 0.03,
  active: -0.023,
  firstPlayer: -0.073,
};
