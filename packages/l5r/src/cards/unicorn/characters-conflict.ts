import { type CardId, chooseCard, mayKnow, type SeatId } from '@kronika/kernel';
import { asking, on } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, opponentOf } from '../../zones.ts';
import { chosenCard, duringConflict, provided, spendFate, unrevealedProvinces } from '../words/index.ts';
import { toConflict } from './moving.ts';

/** For 1 fate an own character comes to the conflict, wherever the messenger is. */
export const ideMessenger: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { fate: spendFate(1) },
      targets: { target: { message: { key: 'chooseCharacter' }, from: (state, { by }) => charactersOf(state, by) } },
      effect: (_, { targets }) => targets.target?.map(toConflict),
    },
  },
};

/** The facedown provinces of either player that the seat does not know yet: looking at others would change nothing. */
function unknownProvinces(state: L5rState, seat: SeatId): readonly CardId[] {
  return [...unrevealedProvinces(state, opponentOf(seat)), ...unrevealedProvinces(state, seat)].filter(
    (card) => !mayKnow(state.table, card, seat),
  );
}

function askForProvince(state: L5rState, { by, ability }: L5rUse) {
  const from = unknownProvinces(state, by);
  if (from.length === 0) return undefined;
  return asking(
    'province',
    chooseCard({ seat: by, from, message: { key: 'lookAtProvince' }, because: { is: 'card', card: ability.self } }),
  );
}

/** Looks at a facedown province when it arrives, by whichever way. */
export const iuchiWayfinder: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('characterEntered', (_, { card }, { ability }) => card === ability.self),
      condition: provided((state, { by }) => unknownProvinces(state, by).length > 0, 'nothingToSee', 'L5R-ABIL-h'),
      effect: [
        askForProvince,
        (_, { by, chosen }) => {
          const card = chosenCard(chosen.province);
          return card === undefined ? undefined : { is: 'cardsLooked', seat: by, cards: [card], rule: 'L5R-ZONE-b' };
        },
      ],
    },
  },
};
