import { isOption, type Option } from '@kronika/kernel';
import { add, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';
import { allCharacters } from '../../zones.ts';
import type { ConflictType } from '../fact.ts';
import {
  bowSelf,
  draw,
  duringConflictHere,
  isRingOption,
  lasting,
  oneCharacter,
  unclaimedRings,
} from '../words/index.ts';
import { askForRing } from './words.ts';

/** Bows for +2 glory on any character until the phase ends. */
export const isawaMoriSeido: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { bow: bowSelf },
      targets: oneCharacter(allCharacters),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [add('glory', 2)], 'phase'),
    },
  },
};

interface SwitchOption extends Option {
  readonly is: 'switchRing' | 'switchType';
}

const SWITCHES: readonly SwitchOption[] = [{ is: 'switchRing' }, { is: 'switchType' }];

function otherType({ conflict }: L5rState): ConflictType {
  return conflict?.type === 'military' ? 'political' : 'military';
}

/** Whoever attacks here may find another ring contested, or another kind of conflict; which ring, its text does not say. */
export const kuroiMori: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictHere,
      choices: { mode: { message: { key: 'selectOne' }, options: () => SWITCHES } },
      effect: [
        (state, use) =>
          isOption(use.chosen.mode, 'switchRing') ? askForRing('ring', use, unclaimedRings(state)) : undefined,
        (state, { chosen: { mode, ring } }) => {
          if (isOption(mode, 'switchType'))
            return { is: 'conflictTypeSwitched', type: otherType(state), rule: 'L5R-CONF-l' };
          return isRingOption(ring) ? { is: 'contestedRingSwitched', ring: ring.ring, rule: 'L5R-RING-d' } : undefined;
        },
      ],
    },
  },
};

/** A card at the beginning of the draw phase. */
export const forgottenLibrary: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('periodBegan', (state, { period }) => period === 'phase' && state.phase === 'draw'),
      effect: (_, { by }) => draw(by, 1),
    },
  },
};
