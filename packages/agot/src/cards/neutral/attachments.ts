import { cancelIt } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { hostedBy } from '../../zones.ts';
import type { ChallengeType } from '../fact.ts';
import { gainIcon, kneelSelf, sacrificeSelf, stand, wearer, wouldLeave } from '../words/index.ts';

/** Stands who wears it. */
export const sealOfTheHand: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { kneel: kneelSelf },
      effect: (state, use) => {
        const card = wearer(state, use);
        return card === undefined ? undefined : stand(card);
      },
    },
  },
};

/** Dies for who is guarded. */
export const bodyguard: AgotDefinition = {
  abilities: {
    save: {
      is: 'would',
      when: wouldLeave(wearer, 'killed', 'discarded'),
      costs: { sacrifice: sacrificeSelf },
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Gives who wears it an icon. */
function teaching(icon: ChallengeType): AgotDefinition {
  return {
    abilities: {
      constant: {
        is: 'constant',
        affects: (state, self, card) => hostedBy(state, self) === card,
        gives: () => [gainIcon(icon)],
      },
    },
  };
}

export const littleBird: AgotDefinition = teaching('intrigue');
export const nobleLineage: AgotDefinition = teaching('power');
export const syriosTraining: AgotDefinition = teaching('military');

/** Who drinks it has traits and nothing else. */
export const milkOfThePoppy: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byPlacement',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: () => [{ is: 'blank', except: 'traits' }],
    },
  },
};
