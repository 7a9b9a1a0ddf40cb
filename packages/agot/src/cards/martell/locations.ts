import { add } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { claimIn, participants } from '../../rules/values.ts';
import { revealedPlotOf } from '../../zones.ts';
import {
  afterYouLose,
  askForCard,
  chosenCard,
  kneelSelf,
  lasting,
  provided,
  reducer,
  sacrificeSelf,
  toHand,
} from '../words/index.ts';

/** An attacker disappears after a lost defence. */
export const ghastonGrey: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouLose({ as: 'defender' }),
      condition: provided((state) => participants(state, 'attacking').length > 0, 'noAttacker', 'AGOT-ABIL-h'),
      costs: { kneel: kneelSelf, sacrifice: sacrificeSelf },
      effect: [
        (state, use) =>
          askForCard(use, 'returned', {
            seat: use.by,
            from: participants(state, 'attacking'),
            message: 'chooseReturned',
          }),
        (state, { chosen }) => {
          const card = chosenCard(chosen.returned);
          return card && toHand(state, card, 'impossible');
        },
      ],
    },
  },
};

/** A lost defence is paid back with more claim. */
export const sunspear: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouLose({ as: 'defender' }),
      costs: { kneel: kneelSelf },
      effect: (state, use) => {
        const plot = revealedPlotOf(state, use.by);
        if (plot === undefined || state.challenge === null) return undefined;
        return lasting(state, use, [plot], [add(claimIn(state.challenge.type), 1)], 'phase');
      },
    },
  },
};

export const bloodOrangeGrove: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'martell' }) },
};
