import { cannot } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { charactersOf, controllerOf, opponentOf } from '../../zones.ts';
import { bowSelf, duringConflict, hasTrait, hostIn, lasting, lastingOnSeats, provided } from '../words/index.ts';

/** Whoever wears it is proud. */
export const magnificentKimono: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [{ is: 'gain', what: 'keyword', name: 'pride' }],
    },
  },
};

/**
 * On a shugenja of one's own. Bows to close the conflict to the opponent's characters: those in play now cannot move
 * there (L5R-LAST-b), and none can be played from hand. What is put into play is not played (L5R-PLAY-c).
 */
export const graspOfEarth: L5rDefinition = {
  attachesTo: (state, _, host, by) => controllerOf(state, host) === by && hasTrait(state, host, 'shugenja'),
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      effect: (state, use) => {
        const opponent = opponentOf(use.by);
        const stay = [cannot('movedToConflict', 'L5R-CANNOT-a')];
        const keep = [cannot('play/character', 'L5R-CANNOT-a')];
        return [
          lasting(state, use, charactersOf(state, opponent), stay, 'conflict'),
          lastingOnSeats(state, use, [opponent], keep, 'conflict'),
        ].filter((event) => event !== undefined);
      },
    },
  },
};

/** Keeps its character out of military conflicts; it comes into play between conflicts only. */
export const pacifism: L5rDefinition = {
  playable: provided((state) => state.conflict === null, 'notDuringConflict'),
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostIn(state, self) === card,
      gives: () => [cannot('participate/military', 'L5R-CONF-j')],
      bans: true,
    },
  },
};
