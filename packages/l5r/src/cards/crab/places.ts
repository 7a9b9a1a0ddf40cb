import { type CardId, cardOf, cardsIn } from '@kronika/kernel';
import { calling, on } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { couldResolve, ringEffect } from '../../rules/ring-effect.ts';
import { contestedElements, participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { ROW, rowAt } from '../../zones.ts';
import {
  both,
  bowSelf,
  draw,
  duringConflict,
  isConflictAt,
  isDefending,
  lasting,
  provided,
  sacrificeOne,
  target,
} from '../words/index.ts';

/** Bow it: +1 to both skills of all own defenders. */
export const shiroNishiyama: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      effect: (state, use) => {
        const defending = participantsOf(state, use.by).filter((card) => isDefending(state, card));
        return lasting(state, use, defending, both(1), 'conflict');
      },
    },
  },
};

/** A successful defense of it gives the defender the effect of the ring. */
export const defendTheWall: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { ability, by }) => result.winner === by && isConflictAt(state, ability.self),
      ),
      condition: provided((state, { by }) => couldResolve(state, { by, elements: contestedElements(state) })),
      effect: (state, { by }) => calling('ring', ringEffect({ by, elements: contestedElements(state) })),
    },
  },
};

/** The cards in the player's other provinces, whichever way they face. */
function cardsElsewhere(state: L5rState, { ability, by }: L5rUse): readonly CardId[] {
  const { zone } = cardOf(state.table, ability.self);
  return ROW.map((place) => rowAt(by, place))
    .filter((row) => row !== zone)
    .flatMap((row) => cardsIn(state.table, row));
}

/** It changes places with a card in another own province. */
export const borderlandsFortifications: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: { target: { message: { key: 'chooseProvinceCard' }, from: cardsElsewhere } },
      effect: (_, use) => {
        const other = target(use);
        return other === undefined
          ? undefined
          : { is: 'cardsSwitched', card: use.ability.self, other, rule: 'L5R-SWITCH-a' };
      },
    },
  },
};

/** A card for a life. */
export const funeralPyre: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { life: sacrificeOne() },
      effect: (_, { by }) => draw(by, 1),
    },
  },
};
