import { type CardId, cardsIn } from '@kronika/kernel';
import { andThen, canHappen, onPublic } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { hasTrait, isOf } from '../../rules/has.ts';
import { layer } from '../../rules/layer.ts';
import { strengthOf } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, charactersOf, controllerOf, factionCardOf, handOf } from '../../zones.ts';
import {
  anOpponent,
  askForCard,
  chosenCard,
  chosenOpponent,
  gainPower,
  inPhase,
  isKneeling,
  kneel,
  leaveBehind,
  oneCharacter,
  provided,
  stand,
  target,
  whileDefending,
} from '../words/index.ts';

/** How much strength may be made to kneel. */
const STRENGTH_TO_KNEEL = 4;

/** Those who can be made to kneel: of the player that was chosen, or of anybody as long as none was. */
function kneelable(state: AgotState, use: AgotUse): readonly CardId[] {
  const faction = target(use, 'player');
  const seat = faction === undefined ? undefined : controllerOf(state, faction);
  return (seat === undefined ? allCharacters(state) : charactersOf(state, seat)).filter(
    (card) => strengthOf(state, card) <= STRENGTH_TO_KNEEL && canHappen(layer, state, kneel(card)) === 'allowed',
  );
}

/** The characters must be of one player, so that is settled first: a faction card stands for its player. */
function playersWithSome(state: AgotState, use: AgotUse): readonly CardId[] {
  const seats = new Set(kneelable(state, use).map((card) => controllerOf(state, card)));
  return state.seated.filter((seat) => seats.has(seat)).map((seat) => factionCardOf(state, seat));
}

export const consolidationOfPower: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('marshaling'),
      targets: {
        player: { message: { key: 'choosePlayer' }, from: playersWithSome, reference: true },
        characters: {
          message: { key: 'chooseToKneel' },
          from: kneelable,
          min: 1,
          max: 99,
          budget: { most: STRENGTH_TO_KNEEL, of: strengthOf },
        },
      },
      effect: [
        (_, { targets }) => targets.characters?.map(kneel),
        andThen((_, use) =>
          askForCard(use, 'crowned', {
            seat: use.by,
            from: use.targets.characters ?? [],
            message: 'chooseGaining',
          }),
        ),
        andThen((_, { chosen }) => {
          const card = chosenCard(chosen.crowned);
          return card && gainPower(card, 1);
        }),
      ],
    },
  },
};

/** Who knelt rises to defend, and stays up after a victory. */
export const oursIsTheFury: AgotDefinition = {
  playable: whileDefending,
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: oneCharacter((state, { by }) =>
        charactersOf(state, by).filter((card) => isKneeling(state, card) && isOf(state, card, 'baratheon')),
      ),
      effect: [
        (_, { targets }) =>
          targets.target?.map(
            (card): AgotEvent => ({ is: 'joinedChallenge', card, side: 'defending', rule: 'AGOT-PART-f' }),
          ),
        (state, use) => leaveBehind(state, use, 'rise', 'challenge'),
      ],
      delayed: {
        rise: {
          when: onPublic('challengeDecided', (_, { result }, by) => result.winner === by),
          effect: (_, { targets }) => targets.target?.map(stand),
        },
      },
    },
  },
};

/** The cards that an opponent holds. */
function seen(state: AgotState, use: AgotUse): readonly CardId[] {
  const seat = chosenOpponent(use);
  return seat === undefined ? [] : cardsIn(state.table, handOf(seat));
}

/** What is seen there is burnt. Who has seen the hand before does not see more of it and chooses all the same. */
export const seenInFlames: AgotDefinition = {
  playable: provided(
    (state, { by }) => charactersOf(state, by).some((card) => hasTrait(state, card, 'rhllor')),
    'noRhllor',
  ),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('challenges'),
      choices: anOpponent,
      effect: [
        (state, use) => ({ is: 'cardsLooked', seat: use.by, cards: seen(state, use), rule: 'AGOT-LOOK-a' }),
        (state, use) => askForCard(use, 'burnt', { seat: use.by, from: seen(state, use), message: 'discardFromHand' }),
        (_, { chosen }) => {
          const card = chosenCard(chosen.burnt);
          return card && { is: 'cardDiscarded', card, rule: 'AGOT-ZONE-k' };
        },
      ],
    },
  },
};
