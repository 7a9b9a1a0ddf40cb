import { printedId } from '@kronika/kernel';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { controllerOf, opponentOf } from '../../zones.ts';
import { challengeable, challenging, duelistOf, hostIn, provided, whileParticipating } from '../words/index.ts';

/** The events of the opponent of who controls it cannot choose the character, whoever controls that one. */
export const aboveQuestion: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: (state, self) => [{ is: 'untargetable', by: 'event', whose: opponentOf(controllerOf(state, self)) }],
    },
  },
};

/** The character may challenge; bids may be paid with cards, and the loser bows. Each copy gives an ability of its own. */
export const duelistTraining: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byPlacement',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: (_, self) => [{ is: 'ability', printed: printedId('duelist-training'), key: 'challenge', source: self }],
    },
  },
  grants: {
    challenge: {
      is: 'action',
      condition: whileParticipating(),
      targets: { target: { message: { key: 'chooseCharacter' }, from: challengeable('military') } },
      effect: [
        challenging('military', { instead: 'cards' }),
        (_, use) => {
          const loser = duelistOf(use, 'loser');
          return loser === undefined ? undefined : { is: 'bowed', card: loser, rule: 'L5R-DUEL-D8-a' };
        },
      ],
    },
  },
};

/** Not for the heat of a conflict. */
export const heightOfFashion: L5rDefinition = {
  playable: provided(({ conflict }) => conflict === null, 'notInConflict'),
  abilities: {},
};
