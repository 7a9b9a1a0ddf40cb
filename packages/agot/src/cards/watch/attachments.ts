import type { AgotDefinition } from '../../rules/card-definition.ts';
import { hostedBy } from '../../zones.ts';
import { gainKeyword, strength } from '../words/index.ts';

/** Strength and renown. */
export const longclaw: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: () => [strength(1), gainKeyword('renown')],
    },
  },
};
