import { add } from '@kronika/lcg';
import { isOnlyCopyOn } from '../../rules/attaching.ts';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { NEXT_ATTACHMENT } from '../../rules/cost.ts';
import { controllerOf } from '../../zones.ts';
import { bowSelf, hostIn, lasting } from '../words/index.ts';

/** The next attachment that its player puts on the same character costs 1 less. */
export const daimyosFavor: L5rDefinition = {
  attachesTo: (state, _, host, by) => controllerOf(state, host) === by,
  abilities: {
    action: {
      is: 'action',
      costs: { bow: bowSelf },
      effect: (state, use) => {
        const host = hostIn(state, use.ability.self);
        return host === undefined ? undefined : lasting(state, use, [host], [add(NEXT_ATTACHMENT, -1)], 'phase');
      },
    },
  },
};

/** Every triggered ability of the character may be used once more in its period. */
export const wayOfTheDragon: L5rDefinition = {
  attachesTo: (state, self, host, by) => controllerOf(state, host) === by && isOnlyCopyOn(state, self, host),
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [{ is: 'moreUses', by: 1 }],
    },
  },
};
