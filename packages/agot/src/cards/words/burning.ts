import { DOOM, type Modifier } from '@kronika/lcg';
import { KILLED_AT_ZERO } from '../../rules/settle.ts';
import { strength } from './effects.ts';

/** "Gets −N STR and is killed if its STR is 0" (AGOT-SAVE-c). */
export function burned(amount: number): readonly Modifier[] {
  return [strength(-amount), { is: 'gain', what: DOOM, name: KILLED_AT_ZERO }];
}
