import type { L5rDefinition } from '../../rules/card-definition.ts';
import { leaving } from '../../verbs/leaving.ts';
import { loseHonor } from '../words/index.ts';

/** Slips back into the hand for 1 honor. */
export const adeptOfShadows: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { honor: loseHonor(1) },
      effect: (state, { ability }) =>
        leaving(state, ability.self, { to: 'hand', how: 'returned', rule: 'L5R-LEAVE-a' }),
    },
  },
};
