import type { Evaluation } from '@kronika/kernel';
import type { Oath } from '../../state.ts';
import { FEATURES, isSettled, measure, type OathFeature } from './measures.ts';
import { WEIGHTS } from './weights.ts';
import { STYLES, WORDS } from './words.ts';

/** How the bots judge a position. */
export const evaluation: Evaluation<Oath, OathFeature> = {
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  isSettled,
  horizon: 6,
  words: WORDS,
  styles: STYLES,
};
