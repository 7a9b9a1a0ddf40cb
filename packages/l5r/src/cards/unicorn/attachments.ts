import { add, either, limit, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { controllerOf } from '../../zones.ts';
import { bowSelf, draw, duringConflict, hasTrait, hostIn, unclaimedRings } from '../words/index.ts';
import { toConflict } from './moving.ts';

/** Only for riders; their military skill rises with every ring that nobody has claimed. */
export const bornInWar: L5rDefinition = {
  attachesTo: (state, _, host) => hasTrait(state, host, 'cavalry'),
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: (state) => [add('military', unclaimedRings(state).length)],
    },
  },
};

/** Makes a rider of an own character, and takes it to the conflict. */
export const favoredMount: L5rDefinition = {
  attachesTo: (state, _, host, by) => controllerOf(state, host) === by,
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [{ is: 'gain', what: 'trait', name: 'cavalry' }],
    },
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      effect: (state, { ability }) => {
        const rider = hostIn(state, ability.self);
        return rider === undefined ? undefined : toConflict(rider);
      },
    },
  },
};

/** Draws a card when its bearer is declared on either side or moves to the conflict. */
export const spyglass: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      limit: limit(2, 'round'),
      when: either(
        on('conflictDeclared', (state, { attackers }, { ability }) =>
          attackers.some((card) => card === hostIn(state, ability.self)),
        ),
        on('defendersDeclared', (state, { cards }, { ability }) =>
          cards.some((card) => card === hostIn(state, ability.self)),
        ),
        on('movedToConflict', (state, { card }, { ability }) => card === hostIn(state, ability.self)),
      ),
      effect: (_, { by }) => draw(by, 1),
    },
  },
};
