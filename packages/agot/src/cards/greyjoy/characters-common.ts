import type { AgotDefinition } from '../../rules/card-definition.ts';
import { bearsTrait, printedCost } from '../../rules/has.ts';
import { allInPlay, controllerOf, inPlayOf } from '../../zones.ts';
import { inPhase, kneel, kneelSelf, oneLocation, reducer, strength, target } from '../words/index.ts';

/** Stronger with every warship. */
export const drownedMen: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: (state, self) => {
        const ships = inPlayOf(state, controllerOf(state, self), 'location').filter((card) =>
          bearsTrait(state, card, 'warship'),
        );
        return [strength(ships.length)];
      },
    },
  },
};

export const ironIslandsFishmonger: AgotDefinition = {
  abilities: { action: reducer({ by: 1, type: 'character', faction: 'greyjoy' }) },
};

/** Kneels a cheap location; the first player's shipwright reaches dearer ones. */
export const lordsportShipwright: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('marshaling'),
      costs: { kneel: kneelSelf },
      targets: oneLocation((state, { by }) =>
        allInPlay(state, 'location').filter((card) => printedCost(state, card) <= (state.first === by ? 3 : 2)),
      ),
      effect: (_, use) => {
        const card = target(use);
        return card && kneel(card);
      },
    },
  },
};
