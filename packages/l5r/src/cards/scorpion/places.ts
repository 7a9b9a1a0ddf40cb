import { cardsIn } from '@kronika/kernel';
import { add, calling, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { NEXT_EVENT } from '../../rules/cost.ts';
import { searchDeck } from '../../rules/searching.ts';
import { conflictDeckOf, opponentOf } from '../../zones.ts';
import { bowSelf, isLessHonorable, lastingOnSeats, provided } from '../words/index.ts';

/** Takes 1 honor from a more honorable opponent. */
export const cityOfTheOpenHand: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided((state, { by }) => isLessHonorable(state, by), 'notLessHonorable'),
      costs: { bow: bowSelf },
      effect: (_, { by }) => ({ is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' }),
    },
  },
};

/** Whoever attacks it lets its player search for a card. */
export const secretCache: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('conflictDeclared', (_, { province }, { ability }) => province === ability.self),
      condition: provided((state, { by }) => cardsIn(state.table, conflictDeckOf(by)).length > 0, 'emptyDeck'),
      effect: (_, { by }) => calling('found', searchDeck({ seat: by, count: 5 })),
    },
  },
};

/** The next event of the phase is cheaper by 1. */
export const cityOfLies: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      effect: (state, use) => lastingOnSeats(state, use, [use.by], [add(NEXT_EVENT, -1)], 'phase'),
    },
  },
};
