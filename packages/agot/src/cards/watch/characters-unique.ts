import { cardOf, cardsIn } from '@kronika/kernel';
import { andThen, calling, cancelIt, cannot, causeOf, insteadOfIt, on, onPublic } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { DECLARE_DEFENDER, UNKNEELING } from '../../rules/eligible.ts';
import { bearsTrait, isOf, printedCost } from '../../rules/has.ts';
import { discardAtRandom, shuffleDeck } from '../../rules/searching.ts';
import { isStanding } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { charactersOf, controllerOf, discardOf, handOf, isCharacter, opponentsOf, ownerOf } from '../../zones.ts';
import {
  afterItEnters,
  allOf,
  cardsOfType,
  controlsNamed,
  ifOneMayEnter,
  ifThereIsAHand,
  kneelSelf,
  lasting,
  leaveBehind,
  oneCharacter,
  powerForFaction,
  provided,
  putIntoPlay,
  putOne,
  target,
  whenItIsKilled,
  whenPhaseEnds,
} from '../words/index.ts';

/** No stealth against Rangers; killed, he comes back to the deck. */
export const benjenStark: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        isCharacter(state, card) &&
        controllerOf(state, card) === controllerOf(state, self) &&
        bearsTrait(state, card, 'ranger'),
      gives: () => [cannot('bypassed', 'AGOT-KW-STEALTH-a')],
    },
    interrupt: {
      is: 'interrupt',
      when: whenItIsKilled,
      effect: [
        (state, { by }) => powerForFaction(state, by, 2),
        // What replaces his way to the dead pile happens later, and the deck is shuffled when he lies in it.
        andThen((state, use) => leaveBehind(state, use, 'shuffle', 'round')),
        andThen((state, use) =>
          insteadOfIt(
            use,
            leaving(state, use.ability.self, {
              to: 'deckBottom',
              how: 'killed',
              save: 'impossible',
              rule: 'AGOT-REPL-a',
            }),
          ),
        ),
      ],
      delayed: {
        shuffle: {
          when: whenItIsKilled,
          effect: (state, { ability }) => calling('shuffled', shuffleDeck({ seat: ownerOf(state, ability.self) })),
        },
      },
    },
  },
};

/** Whom he has bypassed defends against nobody any more. */
export const ghost: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      // A redirect may have freed whom he bypassed first (AGOT-REDIR-h).
      when: on(
        'bypassed',
        ({ challenge }, { by, card }, { ability }) =>
          by === ability.self &&
          challenge?.bypassed.some((bypass) => bypass.by === by && bypass.card === card) === true,
      ),
      effect: (state, use) => {
        const event = use.trigger?.event;
        if (event?.is !== 'bypassed') return undefined;
        return lasting(state, use, [event.card], [cannot(DECLARE_DEFENDER, 'AGOT-4.2.1-b')], 'phase');
      },
    },
  },
};

/** Whether the seat has another attacker of the Watch, declared or put there. */
function isAttackingBeside(state: AgotState, self: Parameters<typeof controllerOf>[1]): boolean {
  return charactersOf(state, controllerOf(state, self)).some(
    (card) => card !== self && cardOf(state.table, card).part === 'attacking' && isOf(state, card, 'thenightswatch'),
  );
}

/** Takes part where his brothers attack, as long as he stands. */
export const jonSnow: AgotDefinition = {
  takesPart: (state, self) => (isStanding(state, self) && isAttackingBeside(state, self) ? 'attacking' : undefined),
  abilities: {},
};

/** Kneels to save a brother. */
export const maesterAemon: AgotDefinition = {
  abilities: {
    save: {
      is: 'would',
      when: onPublic(
        'leftPlay',
        (state, { card, how, save }) => how === 'killed' && save === 'possible' && isOf(state, card, 'thenightswatch'),
      ),
      costs: { kneel: kneelSelf },
      effect: (_, use) => cancelIt(use),
    },
  },
};

function brothersInHand(state: AgotState, { by }: AgotUse) {
  return cardsIn(state.table, handOf(by)).filter((card) => isOf(state, card, 'thenightswatch'));
}

/** "If you have not lost a challenge as the defending player this phase". */
const hasHeld = provided(
  ({ fought }, { by }) => !fought.some(({ defender, loser }) => defender === by && loser === by),
  'hasLostDefending',
);

/** Stands on the Wall, and calls a brother when it has held. */
export const oldBearMormont: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => controlsNamed(state, controllerOf(state, self), 'the-wall'),
      gives: () => [{ is: 'gain', what: UNKNEELING, name: 'defending' }],
    },
    interrupt: {
      is: 'interrupt',
      when: whenPhaseEnds('challenges'),
      condition: allOf(hasHeld, ifOneMayEnter(brothersInHand)),
      seemingly: allOf(hasHeld, ifThereIsAHand),
      effect: putOne(brothersInHand),
    },
  },
};

/** Takes a card of every hand with him. */
export const serWaymarRoyce: AgotDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: whenItIsKilled,
      condition: provided(
        (state, { by }) => opponentsOf(state, by).some((seat) => cardsIn(state.table, handOf(seat)).length > 0),
        'noHands',
        'AGOT-ABIL-h',
      ),
      effect: (state, use) =>
        calling('lost', discardAtRandom({ seats: opponentsOf(state, use.by), count: 1, cause: causeOf(use) })),
    },
  },
};

/** Recruits out of the dungeons of others. */
export const yoren: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters('marshaled'),
      targets: oneCharacter((state, { by }) =>
        opponentsOf(state, by)
          .flatMap((seat) => cardsOfType(state, discardOf(seat), 'character'))
          .filter((card) => printedCost(state, card) <= 3),
      ),
      effect: (state, use) => {
        const card = target(use);
        return card && putIntoPlay(state, use, card);
      },
    },
  },
};
