import { cardsIn } from '@kronika/kernel';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { ambushFor, isOf, KEYWORD, printedCost } from '../../rules/has.ts';
import { charactersOf, controllerOf, deckOf, hostedBy } from '../../zones.ts';
import {
  afterYouWinWith,
  draw,
  factOn,
  inPhase,
  isFromHandOf,
  kill,
  kneelSelf,
  loserNow,
  oneCharacter,
  reducer,
  sacrificeSelf,
  strength,
  wearer,
} from '../words/index.ts';

/** The sword of the Starks is given up to execute somebody. */
export const ice: AgotDefinition = {
  abilities: {
    strength: {
      is: 'constant',
      affects: (state, self, card) => hostedBy(state, self) === card,
      gives: () => [strength(2)],
    },
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(wearer, { types: ['military'] }),
      costs: { sword: sacrificeSelf },
      targets: oneCharacter((state) => {
        const loser = loserNow(state);
        return loser === undefined ? [] : charactersOf(state, loser);
      }),
      effect: (state, { targets }) => targets.target?.map((card) => kill(state, card)),
    },
  },
};

export const gatesOfWinterfell: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelSelf },
      effect: [
        (state, { by }) => ({
          is: 'cardsShown',
          cards: cardsIn(state.table, deckOf(by)).slice(0, 1),
          rule: 'AGOT-REVEAL-a',
        }),
        (state, { by }) => {
          const [top] = cardsIn(state.table, deckOf(by));
          return top !== undefined && isOf(state, top, 'stark') ? draw(by, 1) : undefined;
        },
      ],
    },
  },
};

/** Direwolves come out of the wood. Nothing changes the traits of a card in hand, so the printed ones count. */
export const theWolfswood: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        isFromHandOf(state, card, controllerOf(state, self)) && factOn(state, card).traits.includes('direwolf'),
      gives: (state, _, card) => [{ is: 'gain', what: KEYWORD, name: ambushFor(printedCost(state, card)) }],
    },
  },
};

export const heartTreeGrove: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'stark' }) },
};
