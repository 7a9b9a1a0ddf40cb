import { add, limit, on } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { sideStat } from '../../rules/values.ts';
import { controllerOf, hostedBy } from '../../zones.ts';
import {
  afterDominance,
  anOpponent,
  chosenOpponent,
  draw,
  gainKeyword,
  isNamed,
  kneelSelf,
  powerBetween,
  provided,
  reducer,
  stand,
  wearer,
  whenPhaseEnds,
} from '../words/index.ts';

/** The sword of Stannis. Power that was moved is not gained (AGOT-MOVE-a). */
export const lightbringer: AgotDefinition = {
  abilities: {
    fame: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card && isNamed(state, card, 'stannis-baratheon'),
      gives: () => [gainKeyword('renown')],
    },
    reaction: {
      is: 'reaction',
      when: on('powerGained', (state, { card }, use) => card === wearer(state, use)),
      limit: limit(1, 'phase'),
      effect: (state, use) => {
        const bearer = wearer(state, use);
        return bearer && stand(bearer);
      },
    },
  },
};

export const dragonstonePort: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'baratheon' }) },
};

export const chamberOfThePaintedTable: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterDominance,
      costs: { kneel: kneelSelf },
      choices: anOpponent,
      effect: (state, use) => {
        const from = chosenOpponent(use);
        return from === undefined ? undefined : powerBetween(state, from, use.by, 1);
      },
    },
  },
};

/** It counts on its player's side as if somebody more took part, as long as somebody does. */
export const theRedKeep: AgotDefinition = {
  abilities: {
    strength: {
      is: 'constant',
      givesSeat: (state, self, seat) => (seat === controllerOf(state, self) ? [add(sideStat('power'), 2)] : []),
    },
    interrupt: {
      is: 'interrupt',
      when: whenPhaseEnds('challenges'),
      condition: provided(
        ({ fought }, { by }) => !fought.some(({ type, loser }) => type === 'power' && loser === by),
        'lostPowerChallenge',
      ),
      costs: { kneel: kneelSelf },
      effect: (_, { by }) => draw(by, 2),
    },
  },
};
