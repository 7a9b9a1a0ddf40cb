import { type CardId, cardOf } from '@kronika/kernel';
import { cancelIt, isKind, limit, onPublic, withTarget } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { couldPay, unmodifiedCost } from '../../rules/cost.ts';
import { hasIcon } from '../../rules/has.ts';
import { isEvent } from '../../rules/playing-keys.ts';
import type { AgotState } from '../../state.ts';
import { charactersOf, inPlayOf } from '../../zones.ts';
import {
  afterYouWin,
  askForCard,
  chosenCard,
  discard,
  kill,
  leaveBehind,
  loserNow,
  oneCharacter,
  oneLocation,
  powerForFaction,
  provided,
  target,
} from '../words/index.ts';

const ONCE_PER_CHALLENGE = limit(1, 'challenge');

/** The characters of who lost the challenge. */
function losers(state: AgotState): readonly CardId[] {
  const loser = loserNow(state);
  return loser === undefined ? [] : charactersOf(state, loser);
}

/** After an overwhelming attack somebody dies. */
export const putToTheSword: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['military'], as: 'attacker', by: 5 }),
      max: ONCE_PER_CHALLENGE,
      targets: oneCharacter(losers),
      effect: (state, { targets }) => targets.target?.map((card) => kill(state, card)),
    },
  },
};

/** After an overwhelming attack something burns. */
export const putToTheTorch: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['military'], as: 'attacker', by: 5 }),
      max: ONCE_PER_CHALLENGE,
      targets: oneLocation((state) => {
        const loser = loserNow(state);
        return loser === undefined ? [] : inPlayOf(state, loser, 'location');
      }),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** Power for an overwhelming win. */
export const superiorClaim: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['power'], by: 5 }),
      max: ONCE_PER_CHALLENGE,
      effect: (state, { by }) => powerForFaction(state, by, 2),
    },
  },
};

const POISON = 'poison';

/** The characters of who lost that know nothing of intrigue. */
function unwary(state: AgotState): readonly CardId[] {
  return losers(state).filter((card) => !hasIcon(state, card, 'intrigue'));
}

/** Poison that kills at the end of the phase. Nobody is chosen as a target: it is placed when it resolves (AGOT-TARG-g). */
export const tearsOfLys: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['intrigue'], as: 'attacker' }),
      condition: provided((state) => unwary(state).length > 0, 'noTarget', 'AGOT-ABIL-h'),
      max: ONCE_PER_CHALLENGE,
      effect: [
        (state, use) => askForCard(use, 'poisoned', { seat: use.by, from: unwary(state), message: 'choosePoisoned' }),
        (state, use) => {
          const card = chosenCard(use.chosen.poisoned);
          if (card === undefined) return undefined;
          // If the character leaves play, nothing waits for it any more (AGOT-LEAVE-f).
          const death = leaveBehind(state, withTarget(use, 'poisoned', [card]), 'death', 'phase');
          const placed = { is: 'tokensPlaced', card, token: POISON, amount: 1, rule: 'AGOT-COMP-f' } as const;
          return death === undefined ? placed : [placed, death];
        },
      ],
      delayed: {
        death: {
          when: onPublic('periodEnded', (_, { period }) => period === 'phase'),
          effect: (state, use) => {
            const card = target(use, 'poisoned');
            if (card === undefined || (cardOf(state.table, card).tokens[POISON] ?? 0) === 0) return undefined;
            return [{ is: 'tokensRemoved', card, token: POISON, amount: 1, rule: 'AGOT-EFF-b' }, kill(state, card)];
          },
        },
      },
    },
  },
};

/** The printed cost of the event it answers to. */
function costOfAnswered(state: AgotState, { trigger }: AgotUse): number {
  return trigger !== undefined && isKind(trigger.event, 'initiating') ? unmodifiedCost(state, trigger.event.use) : 0;
}

/** Cancels an opponent's event, for its price. */
export const theHandsJudgment: AgotDefinition = {
  x: costOfAnswered,
  abilities: {
    cancel: {
      is: 'would',
      from: 'hand',
      // Everybody sees who has too little gold for it: they need not be asked.
      when: onPublic(
        'initiating',
        (state, { use }, by) =>
          isEvent(use.ability) && use.by !== by && couldPay(state, by, unmodifiedCost(state, use)),
      ),
      effect: (_, use) => cancelIt(use),
    },
  },
};
