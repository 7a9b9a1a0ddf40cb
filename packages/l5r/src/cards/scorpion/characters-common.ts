import { cardsIn } from '@kronika/kernel';
import { canHappen, changeIt, either, limit, on } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import {
  allCharacters,
  charactersOf,
  conflictDiscardOf,
  controllerOf,
  dynastyDiscardOf,
  opponentOf,
} from '../../zones.ts';
import {
  both,
  costOn,
  discardFromHand,
  draw,
  duringConflict,
  hasTrait,
  isConflict,
  isInConflict,
  isLessHonorable,
  lasting,
  oneCharacter,
  participants,
  sacrificeSelf,
  spendFate,
  target,
} from '../words/index.ts';

/** The value of the own bid rises by 1. */
export const bayushiManipulator: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('dialsRevealed', () => true),
      effect: (_, { by }) => ({ is: 'bidModified', seat: by, by: 1, rule: 'L5R-BID-a' }),
    },
  },
};

/** Weakens a participant in both skills by 2, also from home: she has no skills herself. */
export const sinisterSoshi: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      targets: oneCharacter(participants),
      effect: (state, use) => lasting(state, use, use.targets.target ?? [], both(-2), 'conflict'),
    },
  },
};

/** Takes 1 honor for a political victory in which it took part. */
export const blackmailArtist: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { ability, by }) =>
          result.winner === by && isConflict(state, 'political') && isInConflict(state, ability.self),
      ),
      effect: (_, { by }) => ({ is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' }),
    },
  },
};

/** For 1 fate, a character loses its status token and is ordinary. */
export const soshiIllusionist: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { fate: spendFate(1) },
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'statusDiscarded', card, rule: 'L5R-STATUS-a' })),
    },
  },
};

/** Stronger by 1 for a player who is less honorable than the other. */
export const yogoOutcast: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: (state, self) => isLessHonorable(state, controllerOf(state, self)),
      gives: () => both(1),
    },
  },
};

type StatusChange = Extract<L5rEvent, { readonly is: 'honored' | 'dishonored' }>;

/** The honor or dishonor that is about to be received. */
function statusChange({ trigger }: L5rUse): StatusChange | undefined {
  const event = trigger?.event;
  return event?.is === 'honored' || event?.is === 'dishonored' ? event : undefined;
}

/** The others of the same controller who can receive it. */
function otherReceivers(state: L5rState, use: L5rUse) {
  const event = statusChange(use);
  if (event === undefined) return [];
  return charactersOf(state, controllerOf(state, event.card)).filter(
    (card) => card !== event.card && canHappen(layer, state, { ...event, card }) === 'allowed',
  );
}

/** Another character of the same player receives the honor or dishonor. */
export const youngRumormonger: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'would',
      when: either(
        on('honored', () => true),
        on('dishonored', () => true),
      ),
      targets: oneCharacter(otherReceivers),
      effect: (_, use) => {
        const [event, card] = [statusChange(use), target(use)];
        return event === undefined || card === undefined ? undefined : changeIt(use, { ...event, card });
      },
    },
  },
};

/** Exchanges a card of the hand for the top one of the deck. */
export const favoredNiece: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      limit: limit(2, 'round'),
      costs: { card: discardFromHand },
      effect: (_, { by }) => draw(by, 1),
    },
  },
};

/** The cheap characters in the opponent's discard piles she can pass for. */
function roles(state: L5rState, { by }: L5rUse) {
  const opponent = opponentOf(by);
  return [...cardsIn(state.table, dynastyDiscardOf(opponent)), ...cardsIn(state.table, conflictDiscardOf(opponent))]
    .filter((card) => costOn(state, card) <= 3)
    .filter((card) => !hasTrait(state, card, 'shinobi'));
}

/** Sacrificed for a discarded character of the opponent, who joins the conflict on her player's side and stays there. */
export const shosuroActress: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { self: sacrificeSelf },
      targets: oneCharacter(roles),
      effect: (state, { by, targets }) =>
        targets.target?.map((card) =>
          entering(state, card, { how: 'put', at: 'conflict', seat: by, rule: 'L5R-PLAY-b' }),
        ),
    },
  },
};
