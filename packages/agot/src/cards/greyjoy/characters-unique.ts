import { add, on, setTo } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { hasTrait } from '../../rules/has.ts';
import { strengthOf, WITHHELD_BELOW } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, deadOf, discardOf, opponentsOf, revealedPlotOf } from '../../zones.ts';
import {
  afterDominance,
  afterYouWinWith,
  cardsOfType,
  gainPower,
  ifOneMayEnter,
  isAttacking,
  itself,
  loserNow,
  putOne,
  stand,
} from '../words/index.ts';

function deadIronborn(state: AgotState, { by }: AgotUse) {
  return cardsOfType(state, deadOf(by), 'character').filter((card) => hasTrait(state, card, 'ironborn'));
}

/** Brings the dead of the Iron Islands back after dominance. */
export const aeronDamphair: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterDominance,
      condition: ifOneMayEnter(deadIronborn),
      effect: putOne(deadIronborn),
    },
  },
};

/** Lowers the reserve of all opponents for the first player. */
export const alannysGreyjoy: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => state.first === controllerOf(state, self),
      affects: (state, self, card) =>
        opponentsOf(state, controllerOf(state, self)).some((seat) => revealedPlotOf(state, seat) === card),
      gives: () => [add('reserve', -1)],
    },
  },
};

/** Stands after an unopposed challenge. */
export const ashaGreyjoy: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(itself, { unopposed: 'unopposed' }),
      effect: (_, { ability }) => stand(ability.self),
    },
  },
};

/** Weaker defenders do not count against his attack. */
export const balonGreyjoy: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        state.challenge?.defender === seat && isAttacking(state, self)
          ? [setTo(WITHHELD_BELOW, strengthOf(state, self))]
          : [],
    },
  },
};

/** The locations that the loser of the challenge has discarded. */
function lostLocations(state: AgotState) {
  const loser = loserNow(state);
  return loser === undefined ? [] : cardsOfType(state, discardOf(loser), 'location');
}

/** Takes a location when he pillages. */
export const euronCrowsEye: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('cardDiscarded', (_, { pillager }, { ability }) => pillager === ability.self),
      condition: ifOneMayEnter(lostLocations),
      effect: putOne(lostLocations),
    },
  },
};

/** Gains power from unopposed challenges. */
export const theonGreyjoy: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(itself, { unopposed: 'unopposed' }),
      effect: (_, { ability }) => gainPower(ability.self, 1),
    },
  },
};
