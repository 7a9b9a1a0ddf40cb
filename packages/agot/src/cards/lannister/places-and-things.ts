import { add } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { challengesStat } from '../../rules/eligible.ts';
import { controllerOf, hostedBy } from '../../zones.ts';
import { afterYouWin, draw, gainIcon, isNamed, reducer, strength } from '../words/index.ts';

/** Joffrey fights with it. */
export const widowsWail: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: (state, _, card) =>
        isNamed(state, card, 'joffrey-baratheon') ? [strength(2), gainIcon('military')] : [strength(2)],
    },
  },
};

export const casterlyRock: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        seat === controllerOf(state, self) ? [add(challengesStat('intrigue'), 1)] : [],
    },
  },
};

export const lannisport: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ types: ['intrigue'] }),
      effect: (_, { by }) => draw(by, 1),
    },
  },
};

export const westernFiefdom: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'lannister' }) },
};
