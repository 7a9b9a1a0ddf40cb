import { cardOf, seatsOf } from '@kronika/kernel';
import { add, baseOf, cannot } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { cheaper } from '../../rules/reductions.ts';
import { LIMITED } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, revealedPlotOf } from '../../zones.ts';
import { type Fact, factOf } from '../fact.ts';
import type { Trait } from '../traits.ts';
import { afterDominance, afterPhaseBegins, powerForFaction } from '../words/index.ts';

/** More power for dominance. */
export const aFeastForCrows: AgotDefinition = {
  abilities: {
    reaction: { is: 'reaction', when: afterDominance, effect: (state, { by }) => powerForFaction(state, by, 2) },
  },
};

/** What a card is printed with: of a card that was marshaled only that is remembered, and plots gain no traits. */
function isPrintedWith({ traits }: Fact, ...names: readonly Trait[]): boolean {
  return names.some((name) => traits.includes(name));
}

/** Whether the seat has marshaled a Lord or Lady this round; a duplicate is something else (AGOT-DUP-h). */
function hasMarshaledNoble({ deeds }: AgotState, seat: AgotState['first']): boolean {
  return deeds.some((deed) => {
    if (deed.seat !== seat || deed.is !== 'marshaled') return false;
    const fact = factOf(deed.printed);
    return fact.type === 'character' && isPrintedWith(fact, 'lord', 'lady');
  });
}

const NOBLES_CHEAPER = [cheaper({ by: 2, to: 'marshal', type: 'character', traits: ['lord', 'lady'] })];

/** The first Lord or Lady of the round is cheaper. */
export const aNobleCause: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        controllerOf(state, self) === seat && !hasMarshaledNoble(state, seat) ? NOBLES_CHEAPER : [],
    },
  },
};

/** Much gold, and only characters to spend it on. */
export const marchingOrders: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        controllerOf(state, self) === seat
          ? ['marshal/location', 'marshal/attachment', 'play/event'].map((what) => cannot(what, 'AGOT-PLOT-d'))
          : [],
    },
  },
};

/** No gold from revealed plots of the kingdom or by edict, whosever they are (AGOT-PLOT-k). */
export const navalSuperiority: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, _, card) =>
        seatsOf(state.table.seats).some((seat) => revealedPlotOf(state, seat) === card) &&
        isPrintedWith(factOf(cardOf(state.table, card).printed), 'kingdom', 'edict'),
      overrides: true,
      gives: () => [baseOf('income', 0)],
    },
  },
};

/** Nobody takes gold into the challenges phase. */
export const supportingTheFaith: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'forcedReaction',
      when: afterPhaseBegins('challenges'),
      effect: ({ seated }) => seated.map((seat): AgotEvent => ({ is: 'goldReturned', seat, rule: 'AGOT-EFF-b' })),
    },
  },
};

/** One more limited card. */
export const taxation: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) => (controllerOf(state, self) === seat ? [add(LIMITED, 1)] : []),
    },
  },
};
