import { cannot, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { controllerOf } from '../../zones.ts';
import { hasTrait, hostIn, isConflict, isInConflict } from '../words/index.ts';

/** Comes back from the discard pile for its cost. */
export const guidanceOfTheAncestors: L5rDefinition = {
  playableFrom: 'conflictDiscard',
  abilities: {},
};

/** 1 honor for each conflict its bearer wins. */
export const honoredBlade: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('conflictDecided', (state, { result }, { ability }) => {
        const host = hostIn(state, ability.self);
        return host !== undefined && isInConflict(state, host) && result.winner === controllerOf(state, host);
      }),
      effect: (_, { by }) => ({ is: 'honorGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }),
    },
  },
};

/** Its bearer stays ready after military conflicts. */
export const sashimono: L5rDefinition = {
  attachesTo: (state, _, host, by) => controllerOf(state, host) === by && hasTrait(state, host, 'bushi'),
  abilities: {
    constant: {
      is: 'constant',
      while: (state) => isConflict(state, 'military'),
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [cannot('bowAfterConflict', 'L5R-3.2.8-c')],
    },
  },
};
