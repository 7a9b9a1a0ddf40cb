import { add, limit, onPublic } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { hasTrait, isOf } from '../../rules/has.ts';
import { allParticipants, participants } from '../../rules/values.ts';
import { revealedPlotOf } from '../../zones.ts';
import {
  afterYouLose,
  draw,
  duringChallenge,
  kill,
  kneelOne,
  lasting,
  leaveBehind,
  oneCharacter,
  strength,
} from '../words/index.ts';

export const forTheNorth: AgotDefinition = {
  playable: duringChallenge('military'),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state) => allParticipants(state).filter((card) => isOf(state, card, 'stark'))),
      effect: [
        (state, use) => lasting(state, use, use.targets.target ?? [], [strength(2)], 'challenge'),
        // The card is for the victory, whatever has become of the character.
        (state, use) => leaveBehind(state, { ...use, targets: {} }, 'spoils', 'challenge'),
      ],
      delayed: {
        spoils: {
          when: onPublic('challengeDecided', (_, { result }, by) => result.winner === by),
          effect: (_, { by }) => draw(by, 1),
        },
      },
    },
  },
};

/** A direwolf takes one of those who have just won. */
export const likeWarmRain: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouLose({ types: ['intrigue'], as: 'defender' }),
      costs: { direwolf: kneelOne((state, card) => hasTrait(state, card, 'direwolf')) },
      targets: oneCharacter((state) => participants(state, 'attacking')),
      max: limit(1, 'challenge'),
      effect: (state, { targets }) => targets.target?.map((card) => kill(state, card)),
    },
  },
};

export const winterIsComing: AgotDefinition = {
  playable: duringChallenge(),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      max: limit(1, 'challenge'),
      effect: (state, use) => {
        const plot = revealedPlotOf(state, use.by);
        return plot && lasting(state, use, [plot], [add('claim', 1)], 'challenge');
      },
    },
  },
};
