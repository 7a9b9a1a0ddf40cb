import { cardOf } from '@kronika/kernel';
import { add, cannot } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { isInPlay } from '../../zones.ts';
import { isCharacter, isDefending, isInConflict } from '../words/index.ts';

/** Nobody becomes dishonored in its presence; who is honored may still become ordinary (L5R-STATUS-c). */
export const stewardOfLaw: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isInConflict,
      affects: (state, _, card) =>
        isInPlay(state, card) && isCharacter(state, card) && cardOf(state.table, card).status !== 'honored',
      gives: () => [cannot('dishonored', 'L5R-CANNOT-a')],
    },
  },
};

/** +3 political on the defending side. */
export const politicalRival: L5rDefinition = {
  abilities: { constant: { is: 'constant', while: isDefending, gives: () => [add('political', 3)] } },
};
