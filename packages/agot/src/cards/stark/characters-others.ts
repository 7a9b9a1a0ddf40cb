import { type CardId, cardsIn, type SeatId } from '@kronika/kernel';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { UNKNEELING } from '../../rules/eligible.ts';
import { hasTrait, isOf } from '../../rules/has.ts';
import { strengthOf } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, controllerOf, deadOf, discardOf, isCharacter, playOf, revealedPlotOf } from '../../zones.ts';
import {
  afterItEnters,
  askForCard,
  chosenCard,
  controlsNamed,
  factOn,
  gainKeyword,
  inPhase,
  isNamed,
  kill,
  kneelSelf,
  oneCharacter,
  provided,
  reducer,
  strength,
} from '../words/index.ts';

/** How strong a prey Grey Wind brings down. */
function prey(state: AgotState, seat: SeatId): number {
  return controlsNamed(state, seat, 'robb-stark') ? 2 : 1;
}

export const greyWind: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelSelf },
      targets: oneCharacter((state, { by }) =>
        allCharacters(state).filter((card) => strengthOf(state, card) <= prey(state, by)),
      ),
      effect: (state, { targets }) => targets.target?.map((card) => kill(state, card)),
    },
  },
};

/** The small Starks that lie in the own piles. */
function pups(state: AgotState, seat: SeatId): readonly CardId[] {
  return [...cardsIn(state.table, discardOf(seat)), ...cardsIn(state.table, deadOf(seat))].filter((card) => {
    const fact = factOn(state, card);
    return fact.type === 'character' && isOf(state, card, 'stark') && fact.strength <= 2;
  });
}

/** Bran learns from him, and he finds somebody who was lost. */
export const summer: AgotDefinition = {
  abilities: {
    insight: {
      is: 'constant',
      affects: (state, self, card) =>
        isCharacter(state, card) &&
        isNamed(state, card, 'bran-stark') &&
        controllerOf(state, card) === controllerOf(state, self),
      gives: () => [gainKeyword('insight')],
    },
    reaction: {
      is: 'reaction',
      when: afterItEnters(),
      condition: provided((state, { by }) => pups(state, by).length > 0, 'nobodyThere', 'AGOT-ABIL-h'),
      effect: [
        (state, use) =>
          askForCard(use, 'found', { seat: use.by, from: pups(state, use.by), message: 'chooseReturned' }),
        (_, { chosen }) => {
          const card = chosenCard(chosen.found);
          return card && { is: 'cardTaken', card, rule: 'AGOT-EFF-b' };
        },
      ],
    },
  },
};

/** The other cards with the trait that the same player controls; duplicates have none (AGOT-DUP-e). */
function pack(state: AgotState, self: CardId): readonly CardId[] {
  return cardsIn(state.table, playOf(controllerOf(state, self))).filter(
    (card) => card !== self && hasTrait(state, card, 'direwolf'),
  );
}

export const direwolfPup: AgotDefinition = {
  abilities: {
    constant: { is: 'constant', gives: (state, self) => [strength(pack(state, self).length)] },
  },
};

/** In times of war these attack without kneeling, whoever wages it. */
export const vanguardOfTheNorth: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state) =>
        state.seated.some((seat) => {
          const plot = revealedPlotOf(state, seat);
          return plot !== undefined && hasTrait(state, plot, 'war');
        }),
      gives: () => [{ is: 'gain', what: UNKNEELING, name: 'attacking/military' }],
    },
  },
};

export const winterfellSteward: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'stark' }) },
};
