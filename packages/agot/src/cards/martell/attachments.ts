import type { AgotDefinition } from '../../rules/card-definition.ts';
import { bearsTrait } from '../../rules/has.ts';
import { usedPlots } from '../../rules/values.ts';
import { controllerOf, hostedBy } from '../../zones.ts';
import { gainKeyword, strength } from '../words/index.ts';

/** Strength for every used plot, and terror in the hands of a Dayne. */
export const dawn: AgotDefinition = {
  abilities: {
    strength: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: (state, self) => [strength(usedPlots(state, controllerOf(state, self)))],
    },
    intimidate: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card && bearsTrait(state, card, 'house-dayne'),
      gives: () => [gainKeyword('intimidate')],
    },
  },
};
