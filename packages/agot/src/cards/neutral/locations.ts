import { add } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { DOMINANCE } from '../../rules/values.ts';
import { controllerOf } from '../../zones.ts';
import { kneelSelf, reducer, sacrificeSelf } from '../words/index.ts';

/** Who has it dominates. */
export const theIronThrone: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) => (controllerOf(state, self) === seat ? [add(DOMINANCE, 8)] : []),
    },
  },
};

/** A character comes along it for much less. */
export const theKingsroad: AgotDefinition = {
  abilities: { action: reducer({ by: 3, type: 'character' }, { kneel: kneelSelf, sacrifice: sacrificeSelf }) },
};
