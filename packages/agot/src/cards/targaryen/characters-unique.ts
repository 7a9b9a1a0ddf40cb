import { cardOf } from '@kronika/kernel';
import { add, DOOM, forbid, limit, on } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { challengesStat } from '../../rules/eligible.ts';
import { bearsTrait, hasTrait } from '../../rules/has.ts';
import { SACRIFICED } from '../../rules/settle.ts';
import { isParticipating, sideOf } from '../../rules/values.ts';
import { allCharacters, allInPlay, controllerOf, isCharacter } from '../../zones.ts';
import {
  afterYouWin,
  afterYouWinWith,
  charactersWith,
  discard,
  gainKeyword,
  isKneeling,
  itself,
  oneAttachment,
  oneCharacter,
  participantsControlledBy,
  payGold,
  stand,
  strength,
} from '../words/index.ts';

/** Who takes part against her player is weaker as long as she stands. */
export const daenerysTargaryen: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => !isKneeling(state, self) && sideOf(state, controllerOf(state, self)) !== undefined,
      affects: (state, self, card) =>
        isParticipating(state, card) && controllerOf(state, card) !== controllerOf(state, self),
      gives: () => [strength(-1)],
    },
  },
};

/** A dragon gives a keyword to the Stormborn of its player. */
function dragonGiving(keyword: 'renown' | 'stealth'): AgotDefinition {
  return {
    abilities: {
      constant: {
        is: 'constant',
        affects: (state, self, card) =>
          isCharacter(state, card) &&
          controllerOf(state, card) === controllerOf(state, self) &&
          bearsTrait(state, card, 'stormborn'),
        gives: () => [gainKeyword(keyword)],
      },
    },
  };
}

export const drogon = dragonGiving('renown');
export const viserion = dragonGiving('stealth');

export const khalDrogo: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        seat === controllerOf(state, self) ? [add(challengesStat('military'), 1)] : [],
    },
  },
};

export const magisterIllyrio: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { gold: payGold(2) },
      targets: oneCharacter(allCharacters),
      limit: limit(1, 'phase'),
      effect: (_, { targets }) => targets.target?.map(stand),
    },
  },
};

export const rhaegal: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin(),
      condition: (state, { by }) =>
        participantsControlledBy(state, by).some((card) => hasTrait(state, card, 'stormborn'))
          ? 'allowed'
          : forbid('noStormborn', 'AGOT-PLAY-a'),
      targets: oneCharacter((state) => charactersWith(state, 'stormborn')),
      limit: limit(1, 'phase'),
      effect: (_, { targets }) => targets.target?.map(stand),
    },
  },
};

/** Three betrayals are one too many. */
export const serJorahMormont: AgotDefinition = {
  abilities: {
    betrayal: {
      is: 'constant',
      dooms: true,
      while: (state, self) => (cardOf(state.table, self).tokens.betrayal ?? 0) >= 3,
      gives: () => [{ is: 'gain', what: DOOM, name: SACRIFICED }],
    },
    forcedReaction: {
      is: 'forcedReaction',
      when: afterYouWinWith(itself),
      effect: (_, { ability }) => ({ is: 'tokensPlaced', card: ability.self, token: 'betrayal', amount: 1 }),
    },
  },
};

export const viserysTargaryen: AgotDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: on('leftPlay', (_, { card }, { ability }) => card === ability.self),
      targets: oneAttachment((state) => allInPlay(state, 'attachment')),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};
