import { cardOf } from '@kronika/kernel';
import { cannot, either, insteadOfIt, limit, on, setTo } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { hasTrait } from '../../rules/has.ts';
import type { AgotState } from '../../state.ts';
import { killing } from '../../verbs/leaving.ts';
import { STOOD_CHARACTER } from '../../verbs/play.ts';
import { allCharacters, allInPlay } from '../../zones.ts';
import { factOf } from '../fact.ts';
import {
  charactersOfFaction,
  discard,
  gainIcon,
  inPhase,
  isKneeling,
  kneel,
  kneelSelf,
  lasting,
  oneAttachment,
  oneCharacter,
  payGold,
  strength,
  whenItIsKilled,
} from '../words/index.ts';

/** Heals what ails somebody. */
export const maesterCressen: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('marshaling'),
      costs: { kneel: kneelSelf },
      targets: oneAttachment((state) =>
        allInPlay(state, 'attachment').filter((card) => hasTrait(state, card, 'condition')),
      ),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Marshaling a duplicate is no marshaling of such a card: it has no traits (AGOT-DUP-e, -h). */
const afterRhllorComes = either<AgotState, AgotEvent>(
  on('cardEntered', (state, { card, seat, how, as }, { by }) => {
    return seat === by && how === 'marshaled' && as !== 'duplicate' && hasTrait(state, card, 'rhllor');
  }),
  on('cardPlayed', (state, { card, seat }, { by }) => {
    return seat === by && factOf(cardOf(state.table, card).printed).traits.includes('rhllor');
  }),
);

export const melisandre: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterRhllorComes,
      targets: oneCharacter(allCharacters),
      limit: limit(1, 'round'),
      effect: (_, { targets }) => targets.target?.map(kneel),
    },
  },
};

/** The more kneel before the king, the stronger he is. */
export const robertBaratheon: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: (state, self) => [
        strength(allCharacters(state).filter((card) => card !== self && isKneeling(state, card)).length),
      ],
    },
  },
};

export const selyseBaratheon: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { gold: payGold(1) },
      targets: oneCharacter((state) => charactersOfFaction(state, 'baratheon')),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [gainIcon('intrigue')], 'phase'),
    },
  },
};

/** He was killed and is not dead: everything that asks about the kill has seen one (AGOT-REPL-a). */
export const serDavosSeaworth: AgotDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: whenItIsKilled,
      effect: (state, use) => {
        const { self } = use.ability;
        return insteadOfIt(use, { ...killing(state, self, { rule: 'AGOT-REPL-a' }), to: 'hand' });
      },
    },
  },
};

export const shireenBaratheon: AgotDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: whenItIsKilled,
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) => targets.target?.map(kneel),
    },
  },
};

/** So many characters of each player may stand in the standing phase, by whatever makes them stand. */
const STANNIS_ALLOWS = 2;

export const stannisBaratheon: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: ({ phase }) => phase === 'standing',
      givesSeat: (state, _, seat) => {
        const left = STANNIS_ALLOWS - (state.stood[seat] ?? 0);
        return left > 0 ? [setTo('standing', left)] : [setTo('standing', 0), cannot(STOOD_CHARACTER, 'AGOT-6.2-b')];
      },
    },
  },
};
