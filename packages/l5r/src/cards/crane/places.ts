import { type CardId, cardsIn, type SeatId } from '@kronika/kernel';
import { on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { skillOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { conflictDeckOf } from '../../zones.ts';
import { attackers, bowSelf, defenders, duringConflict, lasting, participants, provided } from '../words/index.ts';

/** Bows with a participant of little weight at court. */
export const shizukaToshi: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict('political'),
      costs: { bow: bowSelf },
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state) => participants(state).filter((card) => skillOf(state, card, 'political') <= 2),
        },
      },
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};

/** Who breaks it loses face, who defended it gains some. */
export const theArtOfPeace: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: on('provinceBroken', (_, { card }, { ability }) => card === ability.self),
      effect: (state) => [
        ...attackers(state).map((card) => ({ is: 'dishonored', card, rule: 'L5R-STATUS-b' }) as const),
        ...defenders(state).map((card) => ({ is: 'honored', card, rule: 'L5R-STATUS-b' }) as const),
      ],
    },
  },
};

/** The top card of the conflict deck, if there is one. */
function topCard(state: L5rState, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, conflictDeckOf(seat)).slice(0, 1);
}

/** The top conflict card is shown, and can be played in this phase as if it were in hand. */
export const artisanAcademy: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided(({ phase }) => phase === 'conflict', 'onlyInConflictPhase'),
      effect: [
        (state, { by }) => ({ is: 'cardsShown', cards: topCard(state, by), rule: 'L5R-EFF-b' }),
        (state, use) =>
          lasting(state, use, topCard(state, use.by), [{ is: 'gain', what: 'playable', name: 'asHand' }], 'phase'),
      ],
    },
  },
};
