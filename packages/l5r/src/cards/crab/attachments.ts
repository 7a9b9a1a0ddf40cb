import type { CardId, SeatId } from '@kronika/kernel';
import { cancelIt, on } from '@kronika/lcg';
import { isOnlyCopyOn } from '../../rules/attaching.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { skillOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { controllerOf } from '../../zones.ts';
import { bowSelf, discard, hostIn, isInConflict, participants, provided } from '../words/index.ts';

/** "Attach to a character you control." */
function isOwn(state: L5rState, _: CardId, host: CardId, by: SeatId): boolean {
  return controllerOf(state, host) === by;
}

function isHostInConflict(state: L5rState, attachment: CardId): boolean {
  const host = hostIn(state, attachment);
  return host !== undefined && isInConflict(state, host);
}

/** It goes in the place of its character, which does not leave play at all: as a cost that was not paid (L5R-SAC-b). */
export const reprieve: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'would',
      when: on('leftPlay', (state, { card }, { ability }) => hostIn(state, ability.self) === card),
      effect: [(_, use) => cancelIt(use), (state, { ability }) => discard(state, ability.self)],
    },
  },
};

/** Every card that the opponent plays costs 1 honor while its character takes part. */
export const watchCommander: L5rDefinition = {
  attachesTo: (state, self, host, by) => isOwn(state, self, host, by) && isOnlyCopyOn(state, self, host),
  abilities: {
    reaction: {
      is: 'reaction',
      limit: 'unlimited',
      when: on(
        'cardPlayed',
        (state, { seat }, { ability, by }) => seat !== by && isHostInConflict(state, ability.self),
      ),
      effect: (_, { trigger }) =>
        trigger?.event.is === 'cardPlayed'
          ? { is: 'honorLost', seat: trigger.event.seat, amount: 1, rule: 'L5R-EFF-b' }
          : undefined,
    },
  },
};

/** The participants that are weaker than the character with the weapon. */
function weaker(state: L5rState, { ability }: L5rUse): readonly CardId[] {
  const host = hostIn(state, ability.self);
  if (host === undefined) return [];
  const strength = skillOf(state, host, 'military');
  return participants(state).filter((card) => skillOf(state, card, 'military') < strength);
}

/** Bow it: a weaker participant loses its fate to its owner. */
export const jadeTetsubo: L5rDefinition = {
  attachesTo: isOwn,
  abilities: {
    action: {
      is: 'action',
      condition: provided((state, { ability }) => isHostInConflict(state, ability.self), 'notParticipating'),
      costs: { bow: bowSelf },
      targets: { target: { message: { key: 'chooseCharacter' }, from: weaker } },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'fateReturned', card, rule: 'L5R-EFF-b' })),
    },
  },
};
