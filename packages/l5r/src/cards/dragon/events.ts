import { cardOf } from '@kronika/kernel';
import { cannot, onPublic } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { gloryOf, participantsOf } from '../../rules/values.ts';
import { charactersOf, opponentOf } from '../../zones.ts';
import {
  attachmentsInPlay,
  attackers,
  discard,
  draw,
  duringConflict,
  lasting,
  oneCharacter,
  unrevealedProvinces,
} from '../words/index.ts';
import { monks } from './monks.ts';

/** Discard any attachment. */
export const letGo: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: { target: { message: { key: 'chooseAttachment' }, from: attachmentsInPlay } },
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** An opponent's conflict of fire gives a Monk 1 fate, and a card besides. */
export const mantraOfFire: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic('conflictDeclared', (_, { attacker, ring }, by) => attacker !== by && ring === 'fire'),
      targets: oneCharacter(monks),
      effect: [
        (_, { targets }) => targets.target?.map((card) => ({ is: 'fatePlaced', card, amount: 1, rule: 'L5R-FATE-b' })),
        (_, { by }) => draw(by, 1),
      ],
    },
  },
};

/** Whoever is in the opponent's home now cannot trigger anything in this conflict; who comes later can (L5R-EVENT-d). */
export const tranquility: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      effect: (state, use) => {
        const atHome = charactersOf(state, opponentOf(use.by)).filter(
          (card) => cardOf(state.table, card).at === 'home',
        );
        return lasting(state, use, atHome, [cannot('trigger', 'L5R-CANNOT-a')], 'conflict');
      },
    },
  },
};

/** A character that won on its own stays ready when it goes home. */
export const indomitableWill: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictDecided',
        (state, { result }, by) => result.winner === by && participantsOf(state, by).length === 1,
      ),
      effect: (state, use) =>
        lasting(state, use, participantsOf(state, use.by), [cannot('bowAfterConflict', 'L5R-3.2.8-c')], 'conflict'),
    },
  },
};

/** Bow an attacker whose glory is no higher than the number of the player's unrevealed provinces. */
export const mirumotosFury: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      targets: oneCharacter((state, { by }) =>
        attackers(state).filter((card) => gloryOf(state, card) <= unrevealedProvinces(state, by).length),
      ),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};
