import type { Evaluation } from '@kronika/kernel';
import type { L5rState } from '../../state.ts';
import { FEATURES, isSettled, type L5rFeature, measure } from './measures.ts';
import { WEIGHTS } from './weights.ts';
import { STYLES, WORDS } from './words.ts';

/** How the bots judge a position. */
export const evaluation: Evaluation<L5rState, L5rFeature> = {
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  isSettled,
  horizon: 14,
  words: WORDS,
  styles: STYLES,
};
