import { type CardId, chooseBy, pickCards, type SeatId } from '@kronika/kernel';
import { pay } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';
import { killing } from '../../verbs/leaving.ts';
import { allCharacters, allInPlay, charactersOf, isCharacter } from '../../zones.ts';
import {
  aimable,
  answeredBy,
  chosenCard,
  chosenCards,
  discard,
  eachInTurn,
  kneel,
  oneAttachment,
  oneCharacter,
  stand,
  whenRevealed,
} from '../words/index.ts';

/** An attachment less. */
export const confiscation: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      targets: oneAttachment((state) => allInPlay(state, 'attachment')),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    }),
  },
};

/** Somebody kneels. */
export const filthyAccusations: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) => targets.target?.map(kneel),
    }),
  },
};

/** Characters have their traits and nothing else. */
export const fortifiedPosition: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byState',
      affects: (state, _, card) => isCharacter(state, card),
      gives: () => [{ is: 'blank', except: 'traits' }],
    },
  },
};

/** A token that stands somebody up once. */
const STAND = 'stand';

/** Stands a character, once. */
export const powerBehindTheThrone: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      effect: (_, { ability }) => ({
        is: 'tokensPlaced',
        card: ability.self,
        token: STAND,
        amount: 1,
        rule: 'AGOT-COMP-f',
      }),
    }),
    action: {
      is: 'action',
      costs: {
        token: pay((_, { ability }) => ({
          is: 'tokensRemoved',
          card: ability.self,
          token: STAND,
          amount: 1,
          rule: 'AGOT-COST-b',
        })),
      },
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) => targets.target?.map(stand),
    },
  },
};

/** The character that the player sends away; nobody is asked who has none. */
function chooseSent(state: AgotState, seat: SeatId, use: AgotUse) {
  const options = aimable(state, use, charactersOf(state, seat));
  if (options.length === 0) return undefined;
  return chooseBy('card', {
    seat,
    options,
    message: { key: 'chooseSent' },
    because: { is: 'card', card: use.ability.self },
  });
}

/** Everybody sends somebody away. */
export const marchedToTheWall: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      effect: [
        ...eachInTurn(chooseSent),
        (state, use) =>
          state.seated.flatMap((seat) => {
            const card = chosenCard(answeredBy(use, seat));
            return card === undefined ? [] : [discard(state, card, 'impossible')];
          }),
      ],
    }),
  },
};

/** How many each player may spare. */
const SPARED = 3;

function chooseSpared(state: AgotState, seat: SeatId, use: AgotUse) {
  const from = charactersOf(state, seat);
  if (from.length === 0) return undefined;
  return pickCards({
    seat,
    from,
    // To choose nobody is allowed: the player chooses among the own characters (AGOT-TARG-d).
    min: 0,
    max: Math.min(SPARED, from.length),
    message: { key: 'chooseSpared' },
    because: { is: 'card', card: use.ability.self },
  });
}

function isSpared(state: AgotState, use: AgotUse, card: CardId): boolean {
  return state.seated.some((seat) => chosenCards(answeredBy(use, seat)).includes(card));
}

/** Everybody keeps a few characters, and the others die. */
export const wildfireAssault: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      effect: [
        ...eachInTurn(chooseSpared),
        (state, use) =>
          allCharacters(state)
            .filter((card) => !isSpared(state, use, card))
            .map((card) => killing(state, card, { save: 'impossible', rule: 'AGOT-KILL-a' })),
      ],
    }),
  },
};
