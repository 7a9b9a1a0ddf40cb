import { calling, causeOf, on } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { MUST_DEFEND } from '../../rules/eligible.ts';
import { lookAtTop } from '../../rules/searching.ts';
import { charactersOf, controllerOf } from '../../zones.ts';
import { afterItEnters, gainIcon, lasting, oneCharacter, reducer, target } from '../words/index.ts';

export const desertScavenger: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'martell' }) },
};

/** Says who has to defend. */
export const dornishParamour: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('declared', (_, { card, side }, { ability }) => card === ability.self && side === 'attacking'),
      targets: oneCharacter((state) => (state.challenge === null ? [] : charactersOf(state, state.challenge.defender))),
      effect: (state, use) => {
        const card = target(use);
        return card && lasting(state, use, [card], [{ is: 'gain', what: MUST_DEFEND, name: 'declared' }], 'challenge');
      },
    },
  },
};

/** Picks one of the two topmost cards. */
export const greenbloodTrader: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters(),
      effect: (_, use) => calling('looked', lookAtTop({ seat: use.by, count: 2, cause: causeOf(use) })),
    },
  },
};

/** One icon more for who is not first. */
export const palaceSpearman: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => state.first !== controllerOf(state, self),
      gives: () => [gainIcon('intrigue')],
    },
  },
};
