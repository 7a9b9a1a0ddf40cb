import { settledStartFlow } from '@kronika/lcg';
import type { L5rState } from '../state.ts';
import { settle } from './settle.ts';

/** The start of a situation in which something has to be put right at once (L5R-STATE-a). */
export const settledStart = settledStartFlow<L5rState>('l5r/settled-start', settle);
