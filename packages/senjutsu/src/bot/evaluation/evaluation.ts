import type { Evaluation } from '@kronika/kernel';
import type { Senjutsu } from '../../state.ts';
import { FEATURES, isSettled, measure, type SenjutsuFeature } from './measures.ts';
import { WEIGHTS } from './weights.ts';
import { STYLES, WORDS } from './words.ts';

/** How the bots judge a position. */
export const evaluation: Evaluation<Senjutsu, SenjutsuFeature> = {
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  isSettled,
  horizon: 8,
  words: WORDS,
  styles: STYLES,
};
