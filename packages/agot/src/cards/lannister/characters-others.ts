import { cardOf, cardsIn } from '@kronika/kernel';
import { on } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, handOf } from '../../zones.ts';
import {
  afterItEnters,
  aimable,
  anOpponent,
  askForCard,
  chosenCard,
  chosenOpponent,
  discard,
  kill,
  reducer,
} from '../words/index.ts';

/** Who came by ambush is gone when the phase is over. */
export const goldCloaks: AgotDefinition = {
  abilities: {
    forcedInterrupt: {
      is: 'forcedInterrupt',
      when: on(
        'periodEnded',
        (state, { period }, { ability }) =>
          period === 'phase' && cardOf(state.table, ability.self).entered === 'ambushed',
      ),
      effect: (state, { ability }) => discard(state, ability.self, 'impossible'),
    },
  },
};

export const lannisportMerchant: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'lannister' }) },
};

function handSize(state: AgotState, seat: Parameters<typeof handOf>[0]): number {
  return cardsIn(state.table, handOf(seat)).length;
}

/** Who holds fewer cards gives up somebody. */
export const theQueensAssassin: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters('ambushed'),
      choices: anOpponent,
      effect: [
        (state, use) => {
          const seat = chosenOpponent(use);
          if (seat === undefined || handSize(state, use.by) <= handSize(state, seat)) return undefined;
          const from = aimable(state, use, charactersOf(state, seat)).map(({ card }) => card);
          return askForCard(use, 'victim', { seat, from, message: 'chooseVictim' });
        },
        (state, { chosen }) => {
          const victim = chosenCard(chosen.victim);
          return victim && kill(state, victim);
        },
      ],
    },
  },
};
