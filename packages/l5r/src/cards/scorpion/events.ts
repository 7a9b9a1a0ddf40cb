import { type CardId, cardOf } from '@kronika/kernel';
import { andThen, cancelIt, on, onPublic, untilEndOf } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import { hostsFor } from '../../rules/attaching.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { isEvent } from '../../rules/playable.ts';
import { participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { charactersOf, controllerOf, opponentOf } from '../../zones.ts';
import {
  allOf,
  attachmentsInPlay,
  bidMore,
  costOn,
  discard,
  dishonorOne,
  duringConflict,
  factOn,
  handOfSeat,
  hasTrait,
  hostIn,
  isCharacter,
  isLessHonorable,
  isOfClan,
  oneCharacter,
  participants,
  provided,
  rowCards,
  target,
} from '../words/index.ts';

/** A courtier who still has a name to lose. */
function canForge(state: L5rState, card: CardId): boolean {
  return hasTrait(state, card, 'courtier') && cardOf(state.table, card).status !== 'dishonored';
}

/** A courtier's dishonor cancels an event, whosever it is. */
export const forgedEdict: L5rDefinition = {
  abilities: {
    cancel: {
      is: 'would',
      from: 'hand',
      when: onPublic(
        'initiating',
        (state, { use }, by) => isEvent(use.ability) && charactersOf(state, by).some((card) => canForge(state, card)),
      ),
      costs: { shame: dishonorOne(canForge) },
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Dishonors a participant of another clan. */
export const wayOfTheScorpion: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      targets: oneCharacter((state) => participants(state).filter((card) => !isOfClan(state, card, 'scorpion'))),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'dishonored', card, rule: 'L5R-STATUS-b' })),
    },
  },
};

/** The attachment changes sides to the bearer, if it can be there; what is there already cannot go there (L5R-MOVE-a). */
function seized(state: L5rState, card: CardId, { by, paid }: L5rUse): L5rEvent {
  const bearer = paid.favor?.[0];
  return bearer !== undefined && hostIn(state, card) !== bearer && hostsFor(state, card, by).includes(bearer)
    ? { is: 'attachmentMoved', card, host: bearer, seat: by, rule: 'L5R-CTRL-g' }
    : discard(state, card);
}

/** An attachment of the opponent goes to the character that was dishonored for it, or is discarded. */
export const callingInFavors: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      costs: { favor: dishonorOne() },
      targets: {
        target: {
          message: { key: 'chooseAttachment' },
          from: (state, { by }) => attachmentsInPlay(state).filter((card) => controllerOf(state, card) !== by),
        },
      },
      effect: (state, use) => use.targets.target?.map((card) => seized(state, card, use)),
    },
  },
};

/** For who shows more on the dial: a dishonored participant of the opponent is discarded. */
export const iCanSwim: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: allOf(
        duringConflict(),
        provided((state, { by }) => bidMore(state, by), 'bidNotHigher'),
      ),
      targets: oneCharacter((state, { by }) =>
        participantsOf(state, opponentOf(by)).filter((card) => cardOf(state.table, card).status === 'dishonored'),
      ),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** The Scorpions in the hand and the provinces of a player. */
function lurking(state: L5rState, { by }: L5rUse): readonly CardId[] {
  return [
    ...handOfSeat(state, by).filter((card) => isCharacter(state, card)),
    ...rowCards(state, by, 'character'),
  ].filter((card) => isOfClan(state, card, 'scorpion'));
}

/** Of two copies of a unique character only one can enter play (L5R-UNIQUE-a). */
function withoutDoubles(state: L5rState, cards: readonly CardId[]): readonly CardId[] {
  return cards.filter((card, i) => {
    const { name, unique } = factOn(state, card);
    return unique !== true || cards.findIndex((other) => factOn(state, other).name === name) === i;
  });
}

/** Up to two Scorpions from hand and provinces, of cost 6 together, join the conflict. */
export const ambush: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      targets: {
        target: {
          message: { key: 'chooseCharacters' },
          from: lurking,
          min: 0,
          max: 2,
          budget: { most: 6, of: costOn },
        },
      },
      effect: (state, { by, targets }) =>
        withoutDoubles(state, targets.target ?? []).map((card) =>
          entering(state, card, { how: 'put', at: 'conflict', seat: by, rule: 'L5R-PLAY-b' }),
        ),
    },
  },
};

/** Whether it is settled already to whom the character goes back when the conflict ends. */
function isLent({ delayed }: L5rState, { ability }: L5rUse, card: CardId | undefined): boolean {
  return delayed.some(({ use }) => use.ability.printed === ability.printed && target(use) === card);
}

/** A cheap character of a more honorable opponent changes sides for the conflict. */
export const blackmail: L5rDefinition = {
  playable: provided((state, { by }) => isLessHonorable(state, by), 'notLessHonorable'),
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict(),
      targets: oneCharacter((state, { by }) =>
        charactersOf(state, opponentOf(by)).filter((card) => costOn(state, card) <= 2),
      ),
      effect: [
        (_, { by, targets }) =>
          targets.target?.map((card) => ({ is: 'controlTaken', card, seat: by, rule: 'L5R-CTRL-e' })),
        andThen((state, use) => {
          const until = untilEndOf(state, 'conflict');
          if (until === undefined || isLent(state, use, target(use))) return undefined;
          return { is: 'delayedSet', use, name: 'return', until, rule: 'L5R-LAST-a' };
        }),
      ],
      delayed: {
        return: {
          when: on('periodEnded', (_, { period }) => period === 'conflict'),
          effect: (_, { by, targets }) =>
            targets.target?.map((card) => ({ is: 'controlTaken', card, seat: opponentOf(by), rule: 'L5R-LAST-c' })),
        },
      },
    },
  },
};
