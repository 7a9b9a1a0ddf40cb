import type { SenjutsuFeature } from './measures.ts';

/** Fitted to a small sample as docs/bots.md says, then rounded; weights without support in it were set by hand. */
export const WEIGHTS: Readonly<Record<SenjutsuFeature, number>> = {
  fighters: 0,
  life: 0.49,
  lastWounds: 0.659,
  bleeding: 0.098,
  stuns: 0.406,
  limps: 0.37,
  poisons: 0,
  focus: 0.016,
  hand: 0.225,
  deck: 0.476,
  kamae: 0,
  advantage: 0.356,
  closeness: 0,
  waves: 1,
};
