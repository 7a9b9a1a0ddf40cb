import { cardsIn } from '@kronika/kernel';
import { add, calling, causeOf, limit, on, setTo } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { challengesStat, UNKNEELING } from '../../rules/eligible.ts';
import { isOf, printedCost } from '../../rules/has.ts';
import { cheaper } from '../../rules/reductions.ts';
import { discardAtRandom } from '../../rules/searching.ts';
import { participants } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, controllerOf, handOf, inPlayOf, typeOf } from '../../zones.ts';
import type { ChallengeType } from '../fact.ts';
import {
  afterItEnters,
  afterYouWin,
  afterYouWinWith,
  controlsNamed,
  factOn,
  gainIcon,
  ifOneMayEnter,
  ifThereIsAHand,
  inPhase,
  isAttacking,
  itself,
  kneelSelf,
  lasting,
  lastingOnSeats,
  namedType,
  oneChallengeType,
  oneCharacter,
  provided,
  putOne,
  reducer,
  stand,
  strength,
} from '../words/index.ts';

/** One of the twins guards better beside the other. */
function twinOf(other: string, icon: ChallengeType): AgotDefinition {
  return {
    abilities: {
      constant: {
        is: 'constant',
        while: (state, self) => controlsNamed(state, controllerOf(state, self), other),
        gives: () => [strength(1), gainIcon(icon), { is: 'gain', what: UNKNEELING, name: 'defending' }],
      },
    },
  };
}

export const left = twinOf('right', 'power');
export const right = twinOf('left', 'intrigue');

export const maesterLomys: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ types: ['intrigue'], as: 'defender' }),
      condition: provided(
        (state) => state.challenge !== null && cardsIn(state.table, handOf(state.challenge.attacker)).length > 0,
        'nothingThere',
        'AGOT-ABIL-h',
      ),
      effect: ({ challenge }, use) =>
        challenge === null
          ? undefined
          : calling('lost', discardAtRandom({ seats: [challenge.attacker], count: 1, cause: causeOf(use) })),
    },
  },
};

export const margaeryTyrell: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: inPhase('challenges'),
      costs: { kneel: kneelSelf },
      targets: oneCharacter(allCharacters),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], [strength(3)], 'phase'),
    },
  },
};

const EVENTS_CHEAPER = [cheaper({ by: 1, to: 'play', type: 'event', first: 'first' })];

/** The first event of the round is cheaper for his player. */
export const paxterRedwyne: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        seat === controllerOf(state, self) && !state.deeds.some((deed) => deed.is === 'played' && deed.seat === seat)
          ? EVENTS_CHEAPER
          : [],
    },
  },
};

/** Rises whenever a card effect makes him stronger. */
export const randyllTarly: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('strengthRaised', (_, { card }, { ability }) => card === ability.self),
      limit: limit(2, 'phase'),
      effect: (_, { ability }) => stand(ability.self),
    },
  },
};

export const theKnightOfFlowers: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => isAttacking(state, self) && participants(state, 'attacking').length === 1,
      givesSeat: (state, _, seat) => (seat === state.challenge?.defender ? [setTo('defenders', 1)] : []),
    },
  },
};

const guests = (state: AgotState, { by }: { readonly by: Parameters<typeof handOf>[0] }) =>
  cardsIn(state.table, handOf(by)).filter(
    (card) => typeOf(state, card) === 'character' && isOf(state, card, 'tyrell') && printedCost(state, card) <= 6,
  );

export const theQueenOfThorns: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(itself, { types: ['intrigue'] }),
      condition: ifOneMayEnter(guests),
      seemingly: ifThereIsAHand,
      effect: putOne(guests),
    },
  },
};

export const gardenCaretaker: AgotDefinition = {
  abilities: { action: reducer({ by: 1, faction: 'tyrell', type: 'character' }) },
};

export const olennasInformant: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters(),
      condition: provided(({ phase }) => phase === 'challenges', 'onlyIn/challenges'),
      choices: oneChallengeType,
      effect: (state, use) => {
        const type = namedType(use);
        return type === undefined
          ? undefined
          : lastingOnSeats(state, use, [use.by], [add(challengesStat(type), 1)], 'phase');
      },
    },
  },
};

export const wardensOfTheReach: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: (state, self) => [
        strength(
          inPlayOf(state, controllerOf(state, self), 'location').filter((card) =>
            factOn(state, card).traits.includes('the-reach'),
          ).length,
        ),
      ],
    },
  },
};
