import { isOption, type Option } from '@kronika/kernel';
import { limit } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { isOf } from '../../rules/has.ts';
import { allParticipants } from '../../rules/values.ts';
import { controllerOf } from '../../zones.ts';
import {
  afterYouWin,
  draw,
  gainKeyword,
  inPhase,
  isNamed,
  kneelSelf,
  lasting,
  oneCharacter,
  powerForFaction,
  reducer,
  strength,
  target,
} from '../words/index.ts';

const SPOILS: readonly Option[] = [{ is: 'drawCard' }, { is: 'gainPower' }];

/** Stealth for Balon, and something for every unopposed challenge. */
export const greatKraken: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        isNamed(state, card, 'balon-greyjoy') && controllerOf(state, card) === controllerOf(state, self),
      gives: () => [gainKeyword('stealth')],
    },
    reaction: {
      is: 'reaction',
      when: afterYouWin({ unopposed: 'unopposed' }),
      limit: limit(2, 'round'),
      choices: { spoils: { message: { key: 'selectOne' }, options: () => SPOILS } },
      effect: (state, { by, chosen }) =>
        isOption(chosen.spoils, 'drawCard') ? draw(by, 1) : powerForFaction(state, by, 1),
    },
  },
};

/** A little strength for a Greyjoy in a challenge, more for the first player. */
export const ironFleetScout: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelSelf },
      targets: oneCharacter((state) => allParticipants(state).filter((card) => isOf(state, card, 'greyjoy'))),
      effect: (state, use) => {
        const card = target(use);
        const amount = state.first === use.by ? 2 : 1;
        return card && lasting(state, use, [card], [strength(amount)], 'challenge');
      },
    },
  },
};

export const seaTower: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'greyjoy' }) },
};
