import type { L5rDefinition } from '../../rules/card-definition.ts';
import { charactersOf } from '../../zones.ts';
import { draw, duringConflict, isInConflict, sacrificeSelf } from '../words/index.ts';

/** Given up to bring an own character into the conflict, or out of it. */
export const favorableGround: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { sacrifice: sacrificeSelf },
      targets: { target: { message: { key: 'chooseCharacter' }, from: (state, { by }) => charactersOf(state, by) } },
      effect: (state, { targets }) =>
        targets.target?.map((card) => ({
          is: isInConflict(state, card) ? 'movedHome' : 'movedToConflict',
          card,
          rule: 'L5R-MOVE-a',
        })),
    },
  },
};

/** Given up for a card. */
export const imperialStorehouse: L5rDefinition = {
  abilities: {
    action: { is: 'action', costs: { sacrifice: sacrificeSelf }, effect: (_, { by }) => draw(by, 1) },
  },
};
