import type { AgotDefinition } from '../../rules/card-definition.ts';
import {
  charactersWith,
  isAttacking,
  isDefending,
  oneCharacter,
  reducer,
  sacrificeSelf,
  stand,
  strength,
} from '../words/index.ts';

export const handmaiden: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { herself: sacrificeSelf },
      targets: oneCharacter((state) => charactersWith(state, 'lady')),
      effect: (_, { targets }) => targets.target?.map(stand),
    },
  },
};

export const targaryenLoyalist: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'targaryen', type: 'character' }) },
};

export const unsullied: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => isAttacking(state, self),
      affects: (state, _, card) => isDefending(state, card),
      gives: () => [strength(-1)],
    },
  },
};
