import { limit, pay } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { allInPlay } from '../../zones.ts';
import {
  discardFromHand,
  draw,
  inPhase,
  oneLocation,
  reducer,
  sacrificeSelf,
  stand,
  target,
  toHand,
} from '../words/index.ts';

/** Flies home for a card. */
export const messengerRaven: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('dominance'),
      costs: { return: pay((state, { ability }) => toHand(state, ability.self)) },
      effect: (_, { by }) => draw(by, 1),
    },
  },
};

/** Makes gold of cards. */
export const oldForestHunter: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { discard: discardFromHand },
      limit: limit(1, 'phase'),
      effect: (_, { by }) => ({ is: 'goldGained', seat: by, amount: 1, rule: 'AGOT-GAIN-a' }),
    },
  },
};

export const stewardAtTheWall: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'thenightswatch' }) },
};

/** Gives himself for a location that is needed again. */
export const veteranBuilder: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { sacrifice: sacrificeSelf },
      targets: oneLocation((state) => allInPlay(state, 'location')),
      effect: (_, use) => {
        const card = target(use);
        return card && stand(card);
      },
    },
  },
};
