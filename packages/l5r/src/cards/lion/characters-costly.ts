import { cardsIn, chooseCard } from '@kronika/kernel';
import { add, asking, calling, canHappen, on, untilEndOf } from '@kronika/lcg';
import type { CharacterEntered } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import { couldResolve, ringEffect } from '../../rules/ring-effect.ts';
import { contestedElements, skillOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { leaving } from '../../verbs/leaving.ts';
import {
  allCharacters,
  charactersOf,
  conflictDiscardOf,
  controllerOf,
  dynastyDiscardOf,
  isInPlay,
  opponentOf,
} from '../../zones.ts';
import type { Element } from '../fact.ts';
import {
  bowSelf,
  chosenCard,
  costOn,
  duringConflict,
  factOn,
  hasTrait,
  isConflict,
  isInConflict,
  isOfClan,
  oneCharacter,
  provided,
  rowCards,
  whileAttacking,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

/** A dead character comes back for the length of the conflict. */
export const kitsuSpiritcaller: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      targets: oneCharacter((state, { by }) =>
        [dynastyDiscardOf(by), conflictDiscardOf(by)]
          .flatMap((pile) => cardsIn(state.table, pile))
          .filter((card) => factOn(state, card).type === 'character'),
      ),
      effect: [
        (state, { by, targets }) =>
          targets.target?.map((card) =>
            entering(state, card, { how: 'put', at: 'conflict', seat: by, rule: 'L5R-PLAY-b' }),
          ),
        (state, use) => {
          const until = untilEndOf(state, 'conflict');
          const isThere = use.targets.target?.every((card) => isInPlay(state, card)) === true;
          return until === undefined || !isThere
            ? undefined
            : { is: 'delayedSet', use, name: 'return', until, rule: 'L5R-DELAY-a' };
        },
      ],
      delayed: {
        return: {
          when: on('periodEnded', (_, { period }) => period === 'conflict'),
          effect: (state, { targets }) =>
            targets.target?.map((card) =>
              leaving(state, card, { to: 'deckBottom', how: 'returned', rule: 'L5R-DELAY-a' }),
            ),
        },
      },
    },
  },
};

/** Bows somebody who is not stronger, be it itself. */
export const lionsPrideBrawler: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileAttacking,
      targets: oneCharacter((state, { ability }) => {
        const most = skillOf(state, ability.self, 'military');
        return allCharacters(state).filter((card) => skillOf(state, card, 'military') <= most);
      }),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};

/** Whether the event is the entering of the card whose ability it is. */
function entersItself(_: L5rState, { card }: CharacterEntered, { ability }: L5rUse): boolean {
  return card === ability.self;
}

/** Comes with 2 fate to three other bushi. */
export const matsuBeiona: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('characterEntered', entersItself),
      condition: provided(
        (state, { by, ability }) =>
          charactersOf(state, by).filter((card) => card !== ability.self && hasTrait(state, card, 'bushi')).length >= 3,
      ),
      effect: (_, { ability }) => ({ is: 'fatePlaced', card: ability.self, amount: 2, rule: 'L5R-FATE-b' }),
    },
  },
};

/** Leads the other Lions of its side in the conflict, and comes honored. */
export const honoredGeneral: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isInConflict,
      affects: (state, self, card) =>
        card !== self &&
        isInConflict(state, card) &&
        controllerOf(state, card) === controllerOf(state, self) &&
        isOfClan(state, card, 'lion'),
      gives: () => [add('military', 1)],
    },
    reaction: {
      is: 'reaction',
      when: on('characterEntered', entersItself),
      effect: (_, { ability }) => ({ is: 'honored', card: ability.self, rule: 'L5R-STATUS-b' }),
    },
  },
};

/** A bushi that the use puts into play at home. */
function arriving(state: L5rState, { by, ability }: L5rUse, card: CharacterEntered['card']): CharacterEntered {
  const cause = { is: 'ability', ability, by } as const;
  return { ...entering(state, card, { how: 'put', at: 'home', seat: by, rule: 'L5R-PLAY-b' }), cause };
}

/** The cheap bushi in the dynasty discard pile and faceup in the provinces that can enter play. */
function cheapBushi(state: L5rState, use: L5rUse): readonly CharacterEntered['card'][] {
  return [...cardsIn(state.table, dynastyDiscardOf(use.by)), ...rowCards(state, use.by, 'character')].filter(
    (card) =>
      hasTrait(state, card, 'bushi') &&
      costOn(state, card) <= 3 &&
      canHappen(layer, state, arriving(state, use, card)) === 'allowed',
  );
}

/** Calls a bushi after a lost debate; the text chooses no target, so the character is picked while it resolves. */
export const ikomaEiji: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { by }) => result.winner === opponentOf(by) && isConflict(state, 'political'),
      ),
      condition: provided((state, use) => cheapBushi(state, use).length > 0, 'noTarget', 'L5R-ABIL-h'),
      effect: [
        (state, use) => {
          const from = cheapBushi(state, use);
          if (from.length === 0) return undefined;
          const because = { is: 'card', card: use.ability.self } as const;
          return asking('character', chooseCard({ seat: use.by, from, message: chooseCharacter, because }));
        },
        (state, use) => {
          const card = chosenCard(use.chosen.character);
          return card === undefined ? undefined : arriving(state, use, card);
        },
      ],
    },
  },
};

/** The elements of the ring that was claimed; the contested one may have gained some. */
function claimedElements(state: L5rState, { trigger }: L5rUse): readonly Element[] {
  if (trigger?.event.is !== 'ringClaimed') return [];
  const { ring } = trigger.event;
  return state.conflict?.ring === ring ? contestedElements(state) : [ring];
}

/** The ring he helped to win resolves once more. */
export const akodoToturi: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'ringClaimed',
        (state, { seat }, { by, ability }) =>
          seat === by && isConflict(state, 'military') && isInConflict(state, ability.self),
      ),
      condition: provided(
        (state, use) => couldResolve(state, { by: use.by, elements: claimedElements(state, use) }),
        'changesNothing',
        'L5R-RINGFX-d',
      ),
      effect: (state, use) => calling('resolved', ringEffect({ by: use.by, elements: claimedElements(state, use) })),
    },
  },
};
