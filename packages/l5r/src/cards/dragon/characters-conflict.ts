import { printedId } from '@kronika/kernel';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { hostIn, isInConflict, participants, provided } from '../words/index.ts';

/** As an attachment: whoever wears the tattoo is covert. */
export const tattooedWanderer: L5rDefinition = {
  playableAs: 'attachment',
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [{ is: 'gain', what: 'keyword', name: 'covert' }],
    },
  },
};

/** As an attachment, and only then: moves 1 fate from another participant to the character she is on. */
export const togashiKazue: L5rDefinition = {
  playableAs: 'attachment',
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => hostIn(state, self) !== undefined,
      gives: () => [{ is: 'ability', printed: printedId('togashi-kazue'), key: 'action' }],
      changesText: 'byPlacement',
    },
  },
  grants: {
    action: {
      is: 'action',
      condition: provided((state, { ability }) => {
        const host = hostIn(state, ability.self);
        return host !== undefined && isInConflict(state, host);
      }, 'notParticipating'),
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state, { ability }) => {
            const host = hostIn(state, ability.self);
            return participants(state).filter((card) => card !== host);
          },
        },
      },
      effect: (state, { ability, targets }) => {
        const host = hostIn(state, ability.self);
        if (host === undefined) return undefined;
        return targets.target?.map((from) => ({ is: 'fateMoved', from, card: host, amount: 1, rule: 'L5R-EFF-b' }));
      },
    },
  },
};
