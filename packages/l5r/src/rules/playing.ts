import { cardOf, chooseNumber } from '@kronika/kernel';
import { asking, copiesInPlay, forbid } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { type L5rDefinition, layer } from './layer.ts';

/** What the rules let a player do with cards that are not in play. Playing a card has no limit of its own (L5R-ABIL-m). */
export const playingRules: L5rDefinition = {
  abilities: {
    playFromProvince: {
      is: 'action',
      limit: 'unlimited',
      // Characters in provinces can be played in step 1.4 only (L5R-1.4-j), and only when they lie faceup.
      from: (state, { ability }) => {
        const { printed, face } = cardOf(state.table, ability.self);
        return face === 'up' && factOf(printed).type === 'character';
      },
      condition: (state, { ability, by, window }) => {
        if (window !== 'dynasty') return forbid('onlyInDynasty', 'L5R-1.4-j');
        const { printed } = cardOf(state.table, ability.self);
        return factOf(printed).unique === true && copiesInPlay(layer, state, by, printed).length > 0
          ? forbid('uniqueInPlay', 'L5R-UNIQUE-b')
          : 'allowed';
      },
      effect: [
        // Extra fate is chosen after the cost is paid, and before anything reacts to the entering (L5R-CHAR-c, L5R-FATE-d).
        (state, { ability, by }) =>
          asking(
            'fate',
            chooseNumber({
              seat: by,
              min: 0,
              max: state.fate[by] ?? 0,
              message: { key: 'extraFate' },
              because: { is: 'card', card: ability.self, rule: 'L5R-CHAR-c' },
            }),
          ),
        (_, { ability, chosen }) => ({
          is: 'characterEntered',
          card: ability.self,
          how: 'played',
          at: 'home',
          fate: typeof chosen.fate === 'number' ? chosen.fate : 0,
          rule: 'L5R-PLAY-a',
        }),
      ],
    },
  },
};
