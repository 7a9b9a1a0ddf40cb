import { type CardId, cardsIn } from '@kronika/kernel';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { UNKNEELING } from '../../rules/eligible.ts';
import { hasTrait } from '../../rules/has.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, attachedTo, controllerOf, handOf, hostedBy, typeOf } from '../../zones.ts';
import {
  afterYouWin,
  burned,
  chosenCard,
  ifOneMayEnter,
  ifThereIsAHand,
  isNamed,
  kneelSelf,
  lasting,
  laterToHand,
  oneCharacter,
  putOne,
  reducer,
  returning,
  sacrificeSelf,
  strength,
} from '../words/index.ts';

/** Whether the next military challenge of who attacks with the card is the first that the arakh's player initiates. */
function isFirstOfTheRound(state: AgotState, self: CardId, card: CardId): boolean {
  const seat = controllerOf(state, self);
  return (
    controllerOf(state, card) === seat &&
    !state.fought.some(({ attacker, type }) => attacker === seat && type === 'military')
  );
}

export const drogosArakh: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: (state, self, card) =>
        isNamed(state, card, 'khal-drogo') && isFirstOfTheRound(state, self, card)
          ? [strength(2), { is: 'gain', what: UNKNEELING, name: 'attacking/military' }]
          : [strength(2)],
    },
  },
};

export const plazaOfPunishment: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ types: ['power'] }),
      costs: { kneel: kneelSelf },
      targets: oneCharacter((state) => allCharacters(state).filter((card) => attachedTo(state, card).length === 0)),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], burned(2), 'phase'),
    },
  },
};

const riders = (state: AgotState, { by }: { readonly by: Parameters<typeof handOf>[0] }) =>
  cardsIn(state.table, handOf(by)).filter(
    (card) => typeOf(state, card) === 'character' && hasTrait(state, card, 'dothraki'),
  );

export const dothrakiSea: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ types: ['power'] }),
      condition: ifOneMayEnter(riders),
      seemingly: ifThereIsAHand,
      costs: { sea: sacrificeSelf },
      effect: [...putOne(riders), (state, use) => laterToHand(state, use, chosenCard(use.chosen.entering))],
      delayed: returning('impossible'),
    },
  },
};

export const illyriosEstate: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'targaryen' }) },
};
