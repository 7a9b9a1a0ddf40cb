import { cardOf } from '@kronika/kernel';
import { copiesInPlay, forbid } from '@kronika/lcg';
import { layer, type SkirmishDefinition } from '../rules/layer.ts';
import { allFighters } from '../zones.ts';
import { factOf } from './facts.ts';
import { fighter } from './words.ts';

/** What the rules let a player do with the cards in hand. Playing a card has no limit of its own. */
export const playing: SkirmishDefinition = {
  abilities: {
    deploy: {
      is: 'action',
      from: 'hand',
      limit: 'unlimited',
      condition: (state, { ability, by }) => {
        const { printed } = cardOf(state.table, ability.self);
        const fact = factOf(printed);
        const isUnique = fact?.type === 'fighter' && fact.unique === true;
        return isUnique && copiesInPlay(layer, state, by, printed).length > 0
          ? forbid('uniqueInPlay', 'SKI-UNIQUE-a')
          : 'allowed';
      },
      effect: (_, { ability }) => ({ is: 'entered', card: ability.self, rule: 'SKI-PLAY-a' }),
    },
    equip: {
      is: 'action',
      from: 'hand',
      limit: 'unlimited',
      targets: { host: fighter((state) => allFighters(state)) },
      effect: (_, { ability, targets }) =>
        targets.host?.map((host) => ({ is: 'entered', card: ability.self, host, rule: 'SKI-GEAR-a' })),
    },
  },
};
