import type { Evaluation } from '@kronika/kernel';
import type { AgotState } from '../../state.ts';
import { type AgotFeature, FEATURES, isSettled, measure } from './measures.ts';
import { WEIGHTS } from './weights.ts';
import { STYLES, WORDS } from './words.ts';

/** How the bots judge a position. */
export const evaluation: Evaluation<AgotState, AgotFeature> = {
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  isSettled,
  horizon: 40,
  words: WORDS,
  styles: STYLES,
};
