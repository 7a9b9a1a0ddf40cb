import type { L5rDefinition } from '../../rules/card-definition.ts';
import { leaving } from '../../verbs/leaving.ts';
import { controllerOf } from '../../zones.ts';
import { hostIn } from '../words/index.ts';

/** Goes back to the hand and leaves its bearer exposed; both are effects, none is a cost. */
export const courtMask: L5rDefinition = {
  attachesTo: (state, _, host, by) => controllerOf(state, host) === by,
  abilities: {
    action: {
      is: 'action',
      effect: (state, { ability }) => {
        const host = hostIn(state, ability.self);
        if (host === undefined) return undefined;
        return [
          leaving(state, ability.self, { to: 'hand', how: 'returned', rule: 'L5R-LEAVE-a' }),
          { is: 'dishonored', card: host, rule: 'L5R-STATUS-b' },
        ];
      },
    },
  },
};
