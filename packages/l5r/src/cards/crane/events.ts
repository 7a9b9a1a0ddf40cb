import { type CardId, cardOf, cardsIn, chooseCard, type SeatId } from '@kronika/kernel';
import { asking, calling, cancelIt, onPublic } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { isEvent } from '../../rules/playable.ts';
import { shuffleDeck } from '../../rules/searching.ts';
import type { L5rState } from '../../state.ts';
import { allCharacters, charactersOf, conflictDeckOf, opponentOf } from '../../zones.ts';
import { chosenCard, defenders, discard, isOfClan, oneCharacter, sacrificeOne } from '../words/index.ts';

/** The cards that are revealed of a deck; of a short one those that are there (L5R-EMPTY-d). */
function gifts(state: L5rState, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, conflictDeckOf(seat)).slice(0, 4);
}

/** The player of the event chooses one of the seat's revealed cards. */
function chooseGift(name: string, ownerOf: (by: SeatId) => SeatId) {
  return (state: L5rState, { by, ability }: L5rUse) => {
    const from = gifts(state, ownerOf(by));
    if (from.length === 0) return undefined;
    return asking(
      name,
      chooseCard({ seat: by, from, message: { key: 'chooseGift' }, because: { is: 'card', card: ability.self } }),
    );
  };
}

/** Shuffles the seat's deck, if there is anything to shuffle. */
function shuffleGifts(ownerOf: (by: SeatId) => SeatId) {
  return (state: L5rState, { by }: L5rUse) => {
    const seat = ownerOf(by);
    return gifts(state, seat).length === 0 ? undefined : calling('shuffled', shuffleDeck({ seat, side: 'conflict' }));
  };
}

const own = (by: SeatId): SeatId => by;

/** Each player gets one of the own topmost cards, as the player of the event chooses. */
export const thePerfectGift: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      effect: [
        (state, { by }) => ({
          is: 'cardsShown',
          cards: [...gifts(state, by), ...gifts(state, opponentOf(by))],
          rule: 'L5R-EMPTY-d',
        }),
        chooseGift('mine', own),
        chooseGift('theirs', opponentOf),
        (_, { chosen }) =>
          [chosenCard(chosen.mine), chosenCard(chosen.theirs)].flatMap((card) =>
            card === undefined ? [] : [{ is: 'cardTaken', card, rule: 'L5R-EFF-b' } as const],
          ),
        shuffleGifts(own),
        shuffleGifts(opponentOf),
      ],
    },
  },
};

function honoredOf(state: L5rState, seat: SeatId): number {
  return charactersOf(state, seat).filter((card) => cardOf(state.table, card).status === 'honored').length;
}

/** Cancels an event, whoever plays it, for who has more honored characters. */
export const voiceOfHonor: L5rDefinition = {
  abilities: {
    cancel: {
      is: 'would',
      from: 'hand',
      when: onPublic(
        'initiating',
        (state, { use }, by) => isEvent(use.ability) && honoredOf(state, by) > honoredOf(state, opponentOf(by)),
      ),
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Honors a Crane of one's own. */
export const wayOfTheCrane: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state, { by }) =>
        charactersOf(state, by).filter((card) => isOfClan(state, card, 'crane')),
      ),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'honored', card, rule: 'L5R-STATUS-b' })),
    },
  },
};

/** Bows a lonely defender. */
export const admitDefeat: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state) => (defenders(state).length === 1 ? defenders(state) : [])),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};

/** An honored character for a dishonored one. */
export const nobleSacrifice: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      costs: { sacrifice: sacrificeOne((state, card) => cardOf(state.table, card).status === 'honored') },
      targets: oneCharacter((state) =>
        allCharacters(state).filter((card) => cardOf(state.table, card).status === 'dishonored'),
      ),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};
