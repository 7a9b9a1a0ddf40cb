import { type CardId, cardsIn, pickCards, type SeatId } from '@kronika/kernel';
import { type AskPart, asking, cancelIt, cannot, limit, on } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import { capOf } from '../../rules/caps.ts';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { isEvent } from '../../rules/playing-keys.ts';
import { isParticipating } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, controllerOf, deckOf, duplicatesOf } from '../../zones.ts';
import { factOf } from '../fact.ts';
import {
  afterItEnters,
  chosenCards,
  gainIcon,
  isKneeling,
  powerForFaction,
  sacrificeSelf,
  stand,
} from '../words/index.ts';

/** The top card of the own deck lies facedown under Arya: whatever it is, it is a duplicate (AGOT-FACE-a). */
function underHer(state: AgotState, { ability, by }: AgotUse): AgotEvent | undefined {
  const [top] = cardsIn(state.table, deckOf(by));
  if (top === undefined) return undefined;
  return {
    is: 'cardEntered',
    card: top,
    seat: by,
    from: deckOf(by),
    how: 'put',
    as: 'duplicate',
    host: ability.self,
    stance: 'standing',
    face: 'down',
    rule: 'AGOT-FACE-a',
  };
}

export const aryaStark: AgotDefinition = {
  duplicates: 'facedown',
  abilities: {
    fights: {
      is: 'constant',
      while: (state, self) => duplicatesOf(state, self).length > 0,
      gives: () => [gainIcon('military')],
    },
    reaction: { is: 'reaction', when: afterItEnters(), effect: underHer },
  },
};

/** Gives himself to cancel an event of an opponent. */
export const branStark: AgotDefinition = {
  abilities: {
    cancel: {
      is: 'would',
      when: on('initiating', (_, { use }, { by }) => isEvent(use.ability) && use.by !== by),
      costs: { himself: sacrificeSelf },
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Forced abilities are triggered by nobody, and what duplicates and keywords do is no card ability (AGOT-DUP-i). */
export const catelynStark: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isParticipating,
      givesSeat: (state, self, seat) => (seat === controllerOf(state, self) ? [] : [cannot('trigger', 'AGOT-ABIL-b')]),
    },
  },
};

export const eddardStark: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('challengeInitiated', (_, { against }, { by }) => against === by),
      effect: (_, { ability }) => stand(ability.self),
    },
  },
};

function kneelingOnes(state: AgotState, seat: SeatId): readonly CardId[] {
  return charactersOf(state, seat).filter((card) => isKneeling(state, card));
}

/** Where only some may stand in the phase, their player says which. */
function askWhoRises(state: AgotState, { ability, by }: AgotUse): AskPart | undefined {
  const from = kneelingOnes(state, by);
  const most = capOf(state, by, 'standing');
  if (most === 0 || from.length <= most) return undefined;
  const because = { is: 'card', card: ability.self, rule: 'AGOT-EFF-b' } as const;
  return asking(
    'rising',
    pickCards({ seat: by, from, min: most, max: most, message: { key: 'chooseStanding' }, because }),
  );
}

function rising(state: AgotState, { by, chosen }: AgotUse): readonly AgotEvent[] {
  const from = kneelingOnes(state, by);
  const mayAll = from.length <= capOf(state, by, 'standing');
  return (mayAll ? from : chosenCards(chosen.rising)).map(stand);
}

/** All of his player's characters stand when one of the family has fallen. */
export const robbStark: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'leftPlay',
        (_, { how, type, controller, printed }, { by }) =>
          (how === 'killed' || how === 'sacrificed') &&
          type === 'character' &&
          controller === by &&
          printed !== null &&
          factOf(printed).faction === 'stark',
      ),
      limit: limit(1, 'round'),
      effect: [askWhoRises, rising],
    },
  },
};

export const sansaStark: AgotDefinition = {
  enters: 'kneeling',
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('stood', (_, { card }, { ability }) => card === ability.self),
      limit: limit(1, 'round'),
      effect: (state, { by }) => powerForFaction(state, by, 1),
    },
  },
};
