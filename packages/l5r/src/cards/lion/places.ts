import { cardOf, cardsIn } from '@kronika/kernel';
import { add, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { controllerOf, ROW, rowAt } from '../../zones.ts';
import { attackers, bowSelf, draw, duringConflict, lasting } from '../words/index.ts';

/** +1 military for all own attackers. */
export const yojinNoShiro: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      effect: (state, use) =>
        lasting(
          state,
          use,
          attackers(state).filter((card) => controllerOf(state, card) === use.by),
          [add('military', 1)],
          'conflict',
        ),
    },
  },
};

/** 3 cards for its fall. */
export const theArtOfWar: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: on('provinceBroken', (_, { card }, { ability }) => card === ability.self),
      effect: (_, { by }) => draw(by, 3),
    },
  },
};

/** Turns up to two dynasty cards faceup before their time. */
export const stagingGround: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: {
        target: {
          message: { key: 'chooseFacedown' },
          min: 0,
          max: 2,
          from: (state, { by }) =>
            ROW.flatMap((place) => cardsIn(state.table, rowAt(by, place))).filter(
              (card) => cardOf(state.table, card).face === 'down',
            ),
        },
      },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'revealed', card, rule: 'L5R-EFF-b' })),
    },
  },
};
