import type { AgotDefinition } from '../../rules/card-definition.ts';
import { bearsTrait } from '../../rules/has.ts';
import { controllerOf, factionCardOf, opponentsOf } from '../../zones.ts';
import {
  afterItEnters,
  afterPhaseBegins,
  gainIcon,
  oneCard,
  opponentsCharacters,
  reducer,
  stand,
} from '../words/index.ts';

export const fieryFollowers: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterPhaseBegins('dominance'),
      effect: (_, { ability }) => stand(ability.self),
    },
  },
};

/** They look for intrigues where another has a king. */
export const kingsHuntingParty: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) =>
        opponentsCharacters(state, controllerOf(state, self)).some((card) => bearsTrait(state, card, 'king')),
      gives: () => [gainIcon('intrigue')],
    },
  },
};

export const dragonstoneFaithful: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'baratheon' }) },
};

/** Breaks into what an opponent has gained. */
export const vanguardLancer: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters(),
      targets: oneCard((state, { by }) => [
        ...opponentsCharacters(state, by),
        ...opponentsOf(state, by).map((seat) => factionCardOf(state, seat)),
      ]),
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'powerDiscarded', card, amount: 1, rule: 'AGOT-POWER-a' })),
    },
  },
};
