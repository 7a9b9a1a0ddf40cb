import { onPublic } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { participantsOf } from '../../rules/values.ts';
import { entering } from '../../verbs/entering.ts';
import { opponentOf } from '../../zones.ts';
import { handOfSeat, isConflict, provided, whileAttacking } from '../words/index.ts';

/** Comes from the hand, at no cost, to avenge a lost battle. */
export const vengefulOathkeeper: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictDecided',
        (state, { result }, by) => result.winner === opponentOf(by) && isConflict(state, 'military'),
      ),
      // A card that may be played as if it were in hand is not there.
      condition: provided((state, { ability, by }) => handOfSeat(state, by).includes(ability.self)),
      effect: (state, { ability, by }) =>
        entering(state, ability.self, { how: 'put', at: 'home', seat: by, rule: 'L5R-PLAY-b' }),
    },
  },
};

/** The opponent sends one of theirs home. */
export const masterOfTheSpear: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileAttacking,
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state, { by }) => participantsOf(state, opponentOf(by)),
          chooser: (_, { by }) => opponentOf(by),
        },
      },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'movedHome', card, rule: 'L5R-MOVE-a' })),
    },
  },
};
