import { cardOf, cardsIn } from '@kronika/kernel';
import { add, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { isReady, participantsOf } from '../../rules/values.ts';
import { allCharacters, opponentOf, ROW, rowAt } from '../../zones.ts';
import {
  allOf,
  attackers,
  bowSelf,
  duringConflict,
  giveFate,
  isAttacking,
  isConflictAt,
  isOfClan,
  lasting,
  oneCharacter,
  provided,
  whileParticipating,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

/** Bows to lend 3 political to another Crane, wherever that one is. */
export const asahinaArtisan: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      targets: oneCharacter((state, { ability }) =>
        allCharacters(state).filter((card) => card !== ability.self && isOfClan(state, card, 'crane')),
      ),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [add('political', 3)], 'conflict'),
    },
  },
};

/** Honors himself while nobody else fights on his side. */
export const brashSamurai: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating(),
        provided((state, { by }) => participantsOf(state, by).length === 1, 'notAlone'),
      ),
      effect: (_, { ability }) => ({ is: 'honored', card: ability.self, rule: 'L5R-STATUS-b' }),
    },
  },
};

/** The attacked province has no text while he is the only attacker. */
export const cautiousScout: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byState',
      while: (state, self) => isAttacking(state, self) && attackers(state).length === 1,
      affects: (state, _, card) => isConflictAt(state, card),
      gives: () => [{ is: 'blank', except: 'traits' }],
    },
  },
};

/** For 1 fate, the opponent bows one of the own participants. */
export const dojiGiftGiver: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      costs: { fate: giveFate(1) },
      targets: {
        target: {
          message: chooseCharacter,
          chooser: (_, { by }) => opponentOf(by),
          from: (state, { by }) => participantsOf(state, opponentOf(by)).filter((card) => isReady(state, card)),
        },
      },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};

/** Passes on the honor she receives. */
export const savvyPolitician: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('honored', (_, { card }, { ability }) => card === ability.self),
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'honored', card, rule: 'L5R-STATUS-b' })),
    },
  },
};

/** Turns up a facedown dynasty card of the own provinces. */
export const daidojiNerishma: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: {
        target: {
          message: { key: 'chooseFacedown' },
          from: (state, { by }) =>
            ROW.flatMap((place) => cardsIn(state.table, rowAt(by, place))).filter(
              (card) => cardOf(state.table, card).face === 'down',
            ),
        },
      },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'revealed', card, rule: 'L5R-EFF-b' })),
    },
  },
};
