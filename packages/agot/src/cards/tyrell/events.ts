import { type CardId, cardsIn, choose, isOption, type Option, orderCards, pickCards } from '@kronika/kernel';
import { asking, calling, causeOf } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { isOf } from '../../rules/has.ts';
import { searchDeck } from '../../rules/searching.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, deckOf } from '../../zones.ts';
import { DRAW_TYPES, type DrawType } from '../fact.ts';
import {
  afterYouWin,
  chosenCards,
  chosenPlayer,
  inPhase,
  lasting,
  loserNow,
  onePlayer,
  strength,
} from '../words/index.ts';

export const growingStrong: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('challenges'),
      targets: {
        target: {
          message: { key: 'chooseCharacters' },
          from: (state) => allCharacters(state).filter((card) => isOf(state, card, 'tyrell')),
          min: 0,
          max: 3,
        },
      },
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [strength(2)], 'phase'),
    },
  },
};

/** A type of card that is named. */
interface CardTypeOption extends Option {
  readonly is: 'cardType';
  readonly cardType: DrawType;
}

function namedCardType({ chosen }: AgotUse): DrawType | undefined {
  const { named } = chosen;
  return isOption(named, 'cardType') && 'cardType' in named
    ? DRAW_TYPES.find((type) => type === named.cardType)
    : undefined;
}

/** The loser names what is not found. */
export const olennasCunning: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['intrigue', 'power'] }),
      effect: [
        (state, { ability }) => {
          const seat = loserNow(state);
          if (seat === undefined) return undefined;
          return asking(
            'named',
            choose<CardTypeOption>({
              seat,
              options: DRAW_TYPES.map((cardType) => ({ is: 'cardType', cardType })),
              message: { key: 'nameCardType' },
              because: { is: 'card', card: ability.self, rule: 'AGOT-TARG-a' },
            }),
          );
        },
        (_, use) => {
          const named = namedCardType(use);
          if (named === undefined) return undefined;
          const types = DRAW_TYPES.filter((type) => type !== named);
          return calling('found', searchDeck({ seat: use.by, types, cause: causeOf(use) }));
        },
      ],
    },
  },
};

/** How many cards are looked at, and how many of them may go under the deck. */
const LOOKED = 5;
const SUNK = 3;

function verses(state: AgotState, use: AgotUse): readonly CardId[] {
  const seat = chosenPlayer(use);
  return seat === undefined ? [] : cardsIn(state.table, deckOf(seat)).slice(0, LOOKED);
}

/** The looked-at cards that stay on top. */
function kept(state: AgotState, use: AgotUse): readonly CardId[] {
  const sunk = chosenCards(use.chosen.sunk);
  return verses(state, use).filter((card) => !sunk.includes(card));
}

export const theBearAndTheMaidenFair: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      choices: onePlayer,
      effect: [
        (state, use) => {
          const cards = verses(state, use);
          return cards.length === 0 ? undefined : { is: 'cardsLooked', seat: use.by, cards, rule: 'AGOT-LOOK-a' };
        },
        (state, use) => {
          const from = verses(state, use);
          return from.length === 0
            ? undefined
            : asking(
                'sunk',
                pickCards({
                  seat: use.by,
                  from,
                  min: 0,
                  max: Math.min(SUNK, from.length),
                  message: { key: 'chooseUnderDeck' },
                  because: { is: 'card', card: use.ability.self, rule: 'AGOT-LOOK-a' },
                }),
              );
        },
        (_, use) => ordering(use, 'under', chosenCards(use.chosen.sunk), 'orderUnderDeck'),
        (state, use) => ordering(use, 'onTop', kept(state, use), 'orderOnDeck'),
        // Together: what lies on top is no longer what was looked at once some of it is gone.
        (state, use) => [
          ...ordered(use, 'under', chosenCards(use.chosen.sunk)).map((card) => placed(card, 'bottom')),
          ...ordered(use, 'onTop', kept(state, use))
            .toReversed()
            .map((card) => placed(card, 'top')),
        ],
      ],
    },
  },
};

function placed(card: CardId, at: 'top' | 'bottom'): AgotEvent {
  return { is: 'cardPlaced', card, at, rule: 'AGOT-LOOK-b' };
}

/** Asks for the order, where there is one to choose. */
function ordering(use: AgotUse, into: string, from: readonly CardId[], key: string) {
  return from.length < 2
    ? undefined
    : asking(
        into,
        orderCards({
          seat: use.by,
          from,
          message: { key },
          because: { is: 'card', card: use.ability.self, rule: 'AGOT-LOOK-b' },
        }),
      );
}

function ordered({ chosen }: AgotUse, into: string, all: readonly CardId[]): readonly CardId[] {
  const order = chosenCards(chosen[into]);
  return order.length === all.length ? order : all;
}
