import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { isParticipating, participants } from '../../rules/values.ts';
import {
  afterYouWin,
  draw,
  inPhase,
  kneelSelf,
  lasting,
  oneCharacter,
  payGold,
  provided,
  reducer,
  stand,
  strength,
  wearer,
} from '../words/index.ts';

export const heartsbane: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided((state, use) => {
        const bearer = wearer(state, use);
        return bearer !== undefined && isParticipating(state, bearer);
      }, 'notParticipating'),
      costs: { kneel: kneelSelf },
      effect: (state, use) => {
        const bearer = wearer(state, use);
        return bearer === undefined ? undefined : lasting(state, use, [bearer], [strength(3)], 'challenge');
      },
    },
  },
};

/** Invites an attacker to rest. */
export const highgarden: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelSelf, gold: payGold(1) },
      targets: oneCharacter((state) => participants(state, 'attacking')),
      effect: (_, { targets }) =>
        targets.target?.flatMap((card): readonly AgotEvent[] => [
          stand(card),
          { is: 'removedFromChallenge', card, rule: 'AGOT-PART-a' },
        ]),
    },
  },
};

export const theMander: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ by: 5 }),
      costs: { kneel: kneelSelf },
      effect: (_, { by }) => draw(by, 2),
    },
  },
};

export const roseGarden: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'tyrell' }) },
};
