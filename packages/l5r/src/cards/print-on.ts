import { byLabel } from '@kronika/lcg';
import { printOf } from './fact.ts';

/** What is printed on a card of a table. */
export const printOn = byLabel(printOf);
