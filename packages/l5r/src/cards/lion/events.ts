import type { SeatId } from '@kronika/kernel';
import { baseOf, cancelIt, limit, onPublic } from '@kronika/lcg';
import type { Bowed } from '../../event/characters.ts';
import type { ProvinceBroken } from '../../event/course.ts';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { baseSkillOf, gloryOf, participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { allCharacters, controllerOf } from '../../zones.ts';
import {
  attackers,
  defenders,
  duringConflict,
  hasTrait,
  isCharacter,
  isConflict,
  isOfClan,
  lasting,
  oneCharacter,
  provided,
  target,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

/** Whether a ring, or the effect of a card of somebody else, did it. */
function isImposed({ by: ring, cause }: Bowed, seat: SeatId): boolean {
  return ring === 'ring' || (cause?.is === 'ability' && cause.by !== seat);
}

/** Readies at once who was bowed by a ring or by the opponent's card. */
export const readyForBattle: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'bowed',
        (state, event, by) =>
          isCharacter(state, event.card) && controllerOf(state, event.card) === by && isImposed(event, by),
      ),
      effect: (_, { trigger }) =>
        trigger?.event.is === 'bowed' ? { is: 'readied', card: trigger.event.card, rule: 'L5R-EFF-b' } : undefined,
    },
  },
};

/**
 * An honored character stays in play and gives up its token. The departure is stopped altogether: nothing that is
 * bound to it happens, and a sacrifice is not made (L5R-STATUS-i, L5R-SAC-b).
 */
export const standYourGround: L5rDefinition = {
  abilities: {
    would: {
      is: 'would',
      from: 'hand',
      when: onPublic(
        'leftPlay',
        (_, { type, status, controller }, by) => type === 'character' && status === 'honored' && controller === by,
      ),
      effect: [
        (_, use) => cancelIt(use),
        (_, { trigger }) =>
          trigger?.event.is === 'leftPlay'
            ? { is: 'statusDiscarded', card: trigger.event.card, rule: 'L5R-REPL-a' }
            : undefined,
      ],
    },
  },
};

/** A Lion's base military skill is doubled. */
export const wayOfTheLion: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      targets: {
        target: {
          message: chooseCharacter,
          // Twice nothing is no change (L5R-TARGET-h).
          from: (state) =>
            allCharacters(state).filter(
              (card) => isOfClan(state, card, 'lion') && baseSkillOf(state, card, 'military') > 0,
            ),
        },
      },
      effect: (state, use) => {
        const card = target(use);
        if (card === undefined) return undefined;
        return lasting(state, use, [card], [baseOf('military', 2 * baseSkillOf(state, card, 'military'))], 'conflict');
      },
    },
  },
};

/** Who broke the province: whoever's card did, otherwise the attacker. */
function breakerOf({ conflict }: L5rState, { cause }: ProvinceBroken): SeatId | undefined {
  return cause?.by ?? conflict?.attacker;
}

/** 1 fate on each participating bushi for a province broken in battle. */
export const forGreaterGlory: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'provinceBroken',
        (state, event, by) => isConflict(state, 'military') && breakerOf(state, event) === by,
      ),
      max: limit(1, 'conflict'),
      effect: (state, { by }) =>
        participantsOf(state, by)
          .filter((card) => hasTrait(state, card, 'bushi'))
          .map((card) => ({ is: 'fatePlaced', card, amount: 1, rule: 'L5R-FATE-b' })),
    },
  },
};

/** Sends home a defender with no more glory than there are attackers. */
export const strengthInNumbers: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: provided((state, { by }) => state.conflict?.attacker === by, 'notAttacking'),
      targets: oneCharacter((state) =>
        defenders(state).filter((card) => gloryOf(state, card) <= attackers(state).length),
      ),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'movedHome', card, rule: 'L5R-MOVE-a' })),
    },
  },
};
