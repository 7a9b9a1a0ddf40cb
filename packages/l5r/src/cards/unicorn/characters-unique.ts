import { limit, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { charactersOf, controllerOf, opponentOf } from '../../zones.ts';
import { both, discard, discardFromHand, duringConflict, isConflict, isInConflict, lasting } from '../words/index.ts';
import { couldCome, toConflict } from './moving.ts';

/** When it has broken a province in a military conflict, the opponent gives up a character. */
export const shinjoAltansarnai: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'provinceBroken',
        (state, { card, cause }, { ability, by }) =>
          controllerOf(state, card) !== by &&
          // What the opponent's own text breaks was not broken by this player.
          (cause === undefined || cause.by === by) &&
          isConflict(state, 'military') &&
          isInConflict(state, ability.self),
      ),
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state, { by }) => charactersOf(state, opponentOf(by)),
          chooser: (_, { by }) => opponentOf(by),
        },
      },
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Comes to the conflict, and brings another character along. It has to be able to come itself. */
export const shinjoTatsuo: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      targets: {
        leader: {
          message: { key: 'chooseCharacter' },
          from: (state, use) => [use.ability.self].filter((card) => couldCome(state, use, card)),
        },
        follower: {
          message: { key: 'chooseCharacter' },
          min: 0,
          from: (state, use) =>
            charactersOf(state, use.by).filter((card) => card !== use.ability.self && couldCome(state, use, card)),
        },
      },
      effect: (_, { targets }) => [...(targets.leader ?? []), ...(targets.follower ?? [])].map(toConflict),
    },
  },
};

/** A card from hand makes it stronger until the end of the conflict, whether it takes part or not. */
export const utakuYumino: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      limit: limit(1, 'conflict'),
      costs: { card: discardFromHand },
      effect: (state, use) => lasting(state, use, [use.ability.self], both(2), 'conflict'),
    },
  },
};
