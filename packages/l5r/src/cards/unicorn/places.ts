import { on, pay } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { charactersOf, opponentOf } from '../../zones.ts';
import { attackers, bowSelf, discard, duringConflict, hasTrait } from '../words/index.ts';
import { toConflict } from './moving.ts';

/** Gives itself up as soon as it is attacked, and takes an attacker of the opponent's choice with it. */
export const endlessPlains: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('conflictDeclared', (_, { province }, { ability }) => province === ability.self),
      costs: { break: pay((_, { ability }) => ({ is: 'provinceBroken', card: ability.self, rule: 'L5R-COST-b' })) },
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: attackers,
          chooser: (_, { by }) => opponentOf(by),
        },
      },
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Sends a rider to a military conflict. */
export const goldenPlainsOutpost: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict('military'),
      costs: { bow: bowSelf },
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state, { by }) => charactersOf(state, by).filter((card) => hasTrait(state, card, 'cavalry')),
        },
      },
      effect: (_, { targets }) => targets.target?.map(toConflict),
    },
  },
};
