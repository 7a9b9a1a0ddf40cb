import type { L5rDefinition } from '../../rules/card-definition.ts';
import { charactersOf } from '../../zones.ts';
import { hasTrait, hostIn, provided } from '../words/index.ts';

/** Needs a shugenja to be played, and leaves the character no text but its traits. */
export const cloudTheMind: L5rDefinition = {
  playable: provided((state, { by }) => charactersOf(state, by).some((card) => hasTrait(state, card, 'shugenja'))),
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byPlacement',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [{ is: 'blank', except: 'traits' }],
    },
  },
};
