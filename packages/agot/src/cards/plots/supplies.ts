import { type CardId, cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { calling, causeOf } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { printedCost } from '../../rules/has.ts';
import { discardAtRandom, searchDeck, shuffleDeck } from '../../rules/searching.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, discardOf, handOf } from '../../zones.ts';
import { type CardType, factOf } from '../fact.ts';
import {
  anOpponent,
  anOpponentWho,
  chosenCards,
  chosenOpponent,
  draw,
  factOn,
  oneCharacter,
  powerForFaction,
  putIntoPlay,
  whenRevealed,
} from '../words/index.ts';

/** How many cards from the top are searched. */
const SEARCHED = 10;

function searching(...types: readonly CardType[]): AgotDefinition {
  return {
    abilities: {
      whenRevealed: whenRevealed({
        effect: (_, use) => calling('found', searchDeck({ seat: use.by, count: SEARCHED, types, cause: causeOf(use) })),
      }),
    },
  };
}

/** Looks for something to build with. */
export const buildingOrders: AgotDefinition = searching('attachment', 'location');

/** Looks for somebody. */
export const summons: AgotDefinition = searching('character');

/** Gold for the characters of an opponent. */
export const callingTheBanners: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      choices: anOpponent,
      effect: (state, use) => {
        const opponent = chosenOpponent(use);
        if (opponent === undefined) return undefined;
        const amount = charactersOf(state, opponent).length;
        return { is: 'goldGained', seat: use.by, amount, rule: 'AGOT-GAIN-a' };
      },
    }),
  },
};

/** Three cards. */
export const countingCoppers: AgotDefinition = {
  abilities: { whenRevealed: whenRevealed({ effect: (_, { by }) => draw(by, 3) }) },
};

/** The discarded card, if it is a character and lies where it was discarded to. */
function discardedCharacter(state: AgotState, answer: unknown): CardId | undefined {
  return chosenCards(answer).find((card) => {
    const { printed, zone, owner } = cardOf(state.table, card);
    return zone === discardOf(owner) && factOf(printed).type === 'character';
  });
}

/** A card from an opponent's hand; a character's head is worth power. */
export const headsOnSpikes: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      choices: anOpponentWho((state, seat) => cardsIn(state.table, handOf(seat)).length > 0),
      effect: [
        (_, use) => {
          const opponent = chosenOpponent(use);
          return opponent === undefined
            ? undefined
            : calling('lost', discardAtRandom({ seats: [opponent], count: 1, cause: causeOf(use) }));
        },
        (state, { by, chosen }) => {
          const card = discardedCharacter(state, chosen.lost);
          if (card === undefined) return undefined;
          return [powerForFaction(state, by, 2), { is: 'cardBuried', card, rule: 'AGOT-EFF-b' }];
        },
      ],
    }),
  },
};

/** Discarded cards go back into the deck. */
export const rebuilding: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      targets: {
        target: {
          message: { key: 'chooseDiscarded' },
          from: (state, { by }) => cardsIn(state.table, discardOf(by)),
          min: 0,
          max: 3,
        },
      },
      effect: [
        (_, { targets }) =>
          targets.target?.map((card): AgotEvent => ({ is: 'cardPlaced', card, at: 'top', rule: 'AGOT-EFF-b' })),
        // Who chose nothing changes nothing (AGOT-TARG-d).
        (_, { by, targets }) =>
          targets.target?.length === 0 ? undefined : calling('shuffled', shuffleDeck({ seat: by })),
      ],
    }),
  },
};

/** The characters in hand and discard pile that may be put into play. */
function reserves(state: AgotState, seat: SeatId): readonly CardId[] {
  return [...cardsIn(state.table, handOf(seat)), ...cardsIn(state.table, discardOf(seat))].filter(
    (card) => factOn(state, card).type === 'character' && printedCost(state, card) <= 5,
  );
}

/** A character comes for nothing. */
export const reinforcements: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      targets: oneCharacter((state, { by }) => reserves(state, by)),
      effect: (state, use) => use.targets.target?.map((card) => putIntoPlay(state, use, card)),
    }),
  },
};
