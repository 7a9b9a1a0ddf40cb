import { settledStartFlow } from '@kronika/lcg';
import type { AgotState } from '../state.ts';
import { settle } from './settle.ts';

/** The start of a situation in which something has to be put right at once. */
export const settledStart = settledStartFlow<AgotState>('agot/settled-start', settle);
