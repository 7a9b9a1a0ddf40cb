import type { AgotDefinition } from '../../rules/card-definition.ts';
import { isOf } from '../../rules/has.ts';
import { participants } from '../../rules/values.ts';
import { controllerOf, isCharacter } from '../../zones.ts';
import {
  afterYouLose,
  kneel,
  kneelSelf,
  lasting,
  oneToStand,
  powerForFaction,
  stand,
  strength,
  target,
  whenPhaseEnds,
} from '../words/index.ts';

/** Stands a defender of the Watch and makes it stronger. */
export const castleBlack: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { kneel: kneelSelf },
      targets: oneToStand((state) =>
        participants(state, 'defending').filter((card) => isOf(state, card, 'thenightswatch')),
      ),
      effect: [
        (_, use) => {
          const card = target(use);
          return card && stand(card);
        },
        (state, use) => {
          const card = target(use);
          return card && lasting(state, use, [card], [strength(2)], 'challenge');
        },
      ],
    },
  },
};

/** Strength for the Watch, and power if it holds. */
export const theWall: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        isCharacter(state, card) &&
        controllerOf(state, card) === controllerOf(state, self) &&
        isOf(state, card, 'thenightswatch'),
      gives: () => [strength(1)],
    },
    fall: {
      is: 'forcedReaction',
      when: afterYouLose({ unopposed: 'unopposed' }),
      effect: (_, { ability }) => kneel(ability.self),
    },
    interrupt: {
      is: 'interrupt',
      when: whenPhaseEnds('challenges'),
      costs: { kneel: kneelSelf },
      effect: (state, { by }) => powerForFaction(state, by, 2),
    },
  },
};
