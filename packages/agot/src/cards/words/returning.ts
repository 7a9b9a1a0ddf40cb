import type { CardId } from '@kronika/kernel';
import { type Delayed, onPublic } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { isInPlayArea } from '../../zones.ts';
import { leaveBehind, toHand } from './effects.ts';

/** The name under which it is left behind. */
const RETURN = 'return';

/** "At the end of the phase, if it is still in play, return it to its owner's hand": what the ability leaves behind. */
export function laterToHand(state: AgotState, use: AgotUse, card: CardId | undefined): AgotEvent | undefined {
  return card === undefined ? undefined : leaveBehind(state, { ...use, targets: { later: [card] } }, RETURN, 'phase');
}

/** What comes of it; `save` says whether the card can be saved from returning. */
export function returning(save: 'possible' | 'impossible'): Readonly<Record<string, Delayed<AgotState, AgotEvent>>> {
  return {
    [RETURN]: {
      when: onPublic('periodEnded', (_, { period }) => period === 'phase'),
      effect: (state, { targets }) =>
        targets.later?.filter((card) => isInPlayArea(state, card)).map((card) => toHand(state, card, save)),
    },
  };
}
