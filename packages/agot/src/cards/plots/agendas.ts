import type { AgotDefinition } from '../../rules/card-definition.ts';
import { reduceNext } from '../../rules/reductions.ts';
import { kneelFaction } from '../words/index.ts';

/** A loyal card is cheaper; how many neutral cards it allows concerns the deck (AGOT-DECK-j). */
export const fealty: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { kneel: kneelFaction },
      effect: reduceNext({ by: 1, to: 'either', loyal: 'loyal' }),
    },
  },
};

/** A banner concerns the deck only (AGOT-DECK-i): in the game it does nothing. */
export const banner: AgotDefinition = { abilities: {} };
