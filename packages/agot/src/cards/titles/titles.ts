import { type CardId, cardOf } from '@kronika/kernel';
import { add } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { rivals } from '../../rules/eligible.ts';
import { DRAW } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, revealedPlotOf } from '../../zones.ts';

/** What the title brings its holder is a rule of the game: bonuses, support, rivalry, redirects and wide claim. */
const byTheRules: AgotDefinition = { abilities: {} };

export const crownRegent: AgotDefinition = byTheRules;
export const handOfTheKing: AgotDefinition = byTheRules;
export const masterOfCoin: AgotDefinition = byTheRules;
export const masterOfWhispers: AgotDefinition = byTheRules;

/** A card more in the draw phase (AGOT-TITLE-LAWS-a). */
export const masterOfLaws: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) => (controllerOf(state, self) === seat ? [add(DRAW, 1)] : []),
    },
  },
};

/** Whether the holder attacks a rival by force; after a redirect, who defends is tested (AGOT-TITLE-SHIPS-a). */
function attacksRival(state: AgotState, self: CardId): boolean {
  const { challenge } = state;
  const holder = cardOf(state.table, self).controller;
  return challenge?.type === 'military' && challenge.attacker === holder && rivals(state, holder, challenge.defender);
}

/** More claim against rivals. */
export const masterOfShips: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: attacksRival,
      affects: (state, self, card) => revealedPlotOf(state, controllerOf(state, self)) === card,
      gives: () => [add('claim', 1)],
    },
  },
};
