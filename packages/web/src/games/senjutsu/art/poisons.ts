import type { Compositions } from '../../../cards/art/composition.ts';
import { ink } from './ink.ts';

/** What is drawn on the poisons. */
export const poisonsArt: Compositions = {
  'crippling-poison': ink('poison-bottle'),
  'mist-of-confusion': ink('poison-cloud'),
  'haemorrhagic-toxin': ink('poison-gas'),
  'paralysing-toxin': ink('poison'),
  'virulent-poison': ink('corked-tube'),
};
