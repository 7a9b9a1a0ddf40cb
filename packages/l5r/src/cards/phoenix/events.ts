import { andThen, calling, cannot, limit, onPublic } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { ringEffect } from '../../rules/ring-effect.ts';
import { contestedElements } from '../../rules/values.ts';
import { allCharacters, charactersOf, opponentOf } from '../../zones.ts';
import { ELEMENTS } from '../fact.ts';
import {
  both,
  hasTrait,
  isRingOption,
  lasting,
  lastingOnSeats,
  oneCharacter,
  participants,
  provided,
  unclaimedRings,
} from '../words/index.ts';
import { askForRing, eitherOf, ringOptions } from './words.ts';

/** A participant gets as much as there are shugenja on one's side. */
export const supernaturalStorm: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter(participants),
      effect: (state, use) => {
        const count = charactersOf(state, use.by).filter((card) => hasTrait(state, card, 'shugenja')).length;
        return count === 0 ? undefined : lasting(state, use, use.targets.target ?? [], both(count), 'conflict');
      },
    },
  },
};

/** Takes one element from the opponent's declarations for the phase. */
export const wayOfThePhoenix: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      max: limit(1, 'phase'),
      choices: { ring: { message: { key: 'chooseRing' }, options: () => ringOptions(ELEMENTS) } },
      effect: (state, use) => {
        const { ring } = use.chosen;
        if (!isRingOption(ring)) return undefined;
        const ban = cannot(`declare/${ring.ring}`, 'L5R-CANNOT-a');
        return lastingOnSeats(state, use, [opponentOf(use.by)], [ban], 'phase');
      },
    },
  },
};

/** Turns any shugenja: bowed or ready. */
export const againstTheWaves: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state) => allCharacters(state).filter((card) => hasTrait(state, card, 'shugenja'))),
      effect: eitherOf('bowIt', 'readyIt'),
    },
  },
};

/** A claimed ring for an unclaimed one, with its fate. Nothing is targeted: both are named while it resolves. */
export const knowTheWorld: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: provided(
        (state, { by }) => ELEMENTS.some((ring) => state.rings[ring].held === by) && unclaimedRings(state).length > 0,
        'nothingToSwitch',
        'L5R-SWITCH-a',
      ),
      effect: [
        (state, use) => {
          const mine = ELEMENTS.filter((ring) => state.rings[ring].held === use.by);
          return askForRing('claimed', use, ringOptions(mine), { key: 'chooseClaimedRing' });
        },
        (state, use) => askForRing('unclaimed', use, unclaimedRings(state)),
        (_, { by, chosen: { claimed, unclaimed } }) =>
          isRingOption(claimed) && isRingOption(unclaimed)
            ? {
                is: 'claimedRingSwitched',
                seat: by,
                claimed: claimed.ring,
                unclaimed: unclaimed.ring,
                rule: 'L5R-SWITCH-a',
              }
            : undefined,
      ],
    },
  },
};

/** After an undefended loss the ring works for the loser instead, who also claims it. */
export const displayOfPower: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictDecided',
        (_, { result }, by) => result.unopposed === 'yes' && result.winner === opponentOf(by),
      ),
      effect: [
        () => ({ is: 'ringEffectCancelled', rule: 'L5R-RINGFX-e' }),
        andThen((state, { by }) => calling('resolved', ringEffect({ by, elements: contestedElements(state) }))),
        andThen((state, { by }) =>
          state.conflict === null
            ? undefined
            : { is: 'ringClaimed', ring: state.conflict.ring, seat: by, rule: 'L5R-RINGFX-e' },
        ),
      ],
    },
  },
};
