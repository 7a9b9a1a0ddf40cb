import { type CardId, cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { andThen, calling, cannot, limit, on, pay, type When } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { searchDeck } from '../../rules/searching.ts';
import { contestedElements } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { conflictDeckOf, controllerOf, dynastyDiscardOf, opponentOf, roleOf } from '../../zones.ts';
import type { Element } from '../fact.ts';
import {
  attachmentsInPlay,
  both,
  discard,
  duringConflict,
  factOn,
  lasting,
  provided,
  rowCards,
  sacrificeSelf,
} from '../words/index.ts';

/** Takes no part as an attacker against whoever has the Imperial Favor. */
const sparesTheFavored: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => state.favor?.holder === opponentOf(controllerOf(state, self)),
      gives: () => [cannot('attack', 'L5R-CONF-j')],
      bans: true,
    },
  },
};

export const otomoCourtier: L5rDefinition = sparesTheFavored;
export const seppunGuardsman: L5rDefinition = sparesTheFavored;

/** The elements of a ring that is being claimed; the contested one may have gained some. */
function elementsOf(state: L5rState, ring: Element): readonly Element[] {
  return state.conflict?.ring === ring ? contestedElements(state) : [ring];
}

/** Whether the player has a role, and the ring is of its element. */
function matchesRole(state: L5rState, seat: SeatId, ring: Element): boolean {
  return cardsIn(state.table, roleOf(seat)).some((role) => {
    const fact = factOn(state, role);
    return fact.type === 'role' && elementsOf(state, ring).includes(fact.element);
  });
}

const afterClaimingOwnElement: When<L5rState, L5rEvent> = on(
  'ringClaimed',
  (state, { ring, seat }, { by }) => seat === by && matchesRole(state, by, ring),
);

/** Whether the character lies in the player's dynasty discard pile or faceup in a province. */
function isWithinReach(state: L5rState, card: CardId, seat: SeatId): boolean {
  return cardOf(state.table, card).zone === dynastyDiscardOf(seat) || rowCards(state, seat, 'character').includes(card);
}

/** Comes into play, with 1 fate on it, when its player claims a ring of the role's element. */
export const keeperInitiate: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: (state, { ability, by }) => isWithinReach(state, ability.self, by),
      when: afterClaimingOwnElement,
      effect: [
        (state, { ability, by }) =>
          entering(state, ability.self, { how: 'put', at: 'home', seat: by, rule: 'L5R-PLAY-d' }),
        andThen((_, { ability }) => ({ is: 'fatePlaced', card: ability.self, amount: 1, rule: 'L5R-FATE-b' })),
      ],
    },
  },
};

/** Goes in the conflict phase, and takes an attachment along. */
export const miyaMystic: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided(({ phase }) => phase === 'conflict', 'notInConflictPhase'),
      costs: { sacrifice: sacrificeSelf },
      targets: { target: { message: { key: 'chooseAttachment' }, from: attachmentsInPlay } },
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Finds a card among the top five when its player claims a ring of the role's element. */
export const seekerInitiate: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterClaimingOwnElement,
      condition: provided(
        (state, { by }) => cardsIn(state.table, conflictDeckOf(by)).length > 0,
        'changesNothing',
        'L5R-ABIL-h',
      ),
      effect: (_, { by }) => calling('found', searchDeck({ seat: by, count: 5 })),
    },
  },
};

/** Turns its own fate into skill, at most twice in each conflict. */
export const wanderingRonin: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      limit: limit(2, 'conflict'),
      costs: {
        fate: pay((_, { ability }) => ({ is: 'fateRemoved', card: ability.self, amount: 1, rule: 'L5R-COST-b' })),
      },
      effect: (state, use) => lasting(state, use, [use.ability.self], both(2), 'conflict'),
    },
  },
};
