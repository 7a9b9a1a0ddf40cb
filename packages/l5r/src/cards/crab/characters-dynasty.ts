import { type CardId, cardsIn, chooseCard } from '@kronika/kernel';
import { type AbilityRef, abilityNamed, asking, cancelIt, cannot, multiply, on } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import { definitionOf, type L5rDefinition, type L5rUse } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { allCharacters, conflictDeckOf } from '../../zones.ts';
import {
  allOf,
  attackers,
  both,
  chosenCard,
  factOn,
  holdingsOf,
  isDefending,
  lasting,
  oneCharacter,
  participants,
  provided,
  sacrificeOne,
  sacrificeSelf,
  whileParticipating,
} from '../words/index.ts';

/** "If there is a holding in play", whoever controls it. */
const withHoldingInPlay = provided((state) => [...holdingsOf(state, 0), ...holdingsOf(state, 1)].length > 0);

/** Another participant gets +2 to both skills for each holding of one's own. */
export const hidaGuardian: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating(),
        provided((state, { by }) => holdingsOf(state, by).length > 0),
      ),
      targets: oneCharacter((state, { ability }) => participants(state).filter((card) => card !== ability.self)),
      effect: (state, use) =>
        lasting(state, use, use.targets.target ?? [], both(2 * holdingsOf(state, use.by).length), 'conflict'),
    },
  },
};

/** It does not open a fight. */
export const hirumaYojimbo: L5rDefinition = {
  abilities: { constant: { is: 'constant', gives: () => [cannot('declareAttack', 'L5R-3.2.0-f')] } },
};

function topTwo(state: L5rState, { by }: L5rUse): readonly CardId[] {
  return cardsIn(state.table, conflictDeckOf(by)).slice(0, 2);
}

/** One of the two topmost cards goes to the hand, the other one under the deck. */
export const shrewdYasuki: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating(),
        withHoldingInPlay,
        provided((state, use) => topTwo(state, use).length > 0),
      ),
      effect: [
        (state, use) => ({ is: 'cardsLooked', seat: use.by, cards: topTwo(state, use), rule: 'L5R-EFF-b' }),
        (state, use) =>
          asking(
            'kept',
            chooseCard({
              seat: use.by,
              from: topTwo(state, use),
              message: { key: 'addToHand' },
              because: { is: 'card', card: use.ability.self },
            }),
          ),
        (state, use) => {
          const kept = chosenCard(use.chosen.kept);
          return topTwo(state, use).map((card) => ({
            is: card === kept ? 'cardTaken' : 'cardBottomed',
            card,
            rule: 'L5R-EFF-b',
          }));
        },
      ],
    },
  },
};

/** Its life becomes the fate of another. */
export const vanguardWarrior: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { life: sacrificeSelf },
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'fatePlaced', card, amount: 1, rule: 'L5R-FATE-b' })),
    },
  },
};

/** In defense it stands where it stands, whatever the opponent's cards say. */
export const borderlandsDefender: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isDefending,
      gives: () => [
        { is: 'cannot', what: 'bowed', rule: 'L5R-CANNOT-a', by: 'opponents' },
        { is: 'cannot', what: 'move', rule: 'L5R-CANNOT-a', by: 'opponents' },
      ],
    },
  },
};

/** Who does not dare to attack loses 1 honor. */
export const intimidatingHida: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('conflictPassed', (_, { seat }, { by }) => seat !== by),
      effect: (_, { trigger }) =>
        trigger?.event.is === 'conflictPassed'
          ? { is: 'honorLost', seat: trigger.event.seat, amount: 1, rule: 'L5R-EFF-b' }
          : undefined,
    },
  },
};

/** The loss of another character doubles its strength. */
export const vengefulBerserker: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'leftPlay',
        (state, { card, controller, type }, { ability, by }) =>
          state.conflict !== null && type === 'character' && controller === by && card !== ability.self,
      ),
      effect: (state, use) => lasting(state, use, [use.ability.self], [multiply('military', 2)], 'conflict'),
    },
  },
};

/** In a victorious defense it takes an attacker along. */
export const hidaTomonatsu: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { ability, by }) => result.winner === by && isDefending(state, ability.self),
      ),
      costs: { life: sacrificeSelf },
      targets: oneCharacter((state) => attackers(state).filter((card) => factOn(state, card).unique !== true)),
      effect: (state, { targets }) =>
        targets.target?.map((card) => leaving(state, card, { to: 'deckTop', how: 'returned', rule: 'L5R-EFF-b' })),
    },
  },
};

/** A life readies a character. */
export const steadfastWitchHunter: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { life: sacrificeOne() },
      targets: oneCharacter(allCharacters),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'readied', card, rule: 'L5R-BOW-b' })),
    },
  },
};

/** It earns 1 fate where there is a holding. */
export const kaiuShuichi: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(whileParticipating(), withHoldingInPlay),
      effect: (_, { by }) => ({ is: 'fateGained', seat: by, amount: 1, rule: 'L5R-FATE-b' }),
    },
  },
};

/** Whether it is an action that a card's text gives; playing a card by the rules is none. */
function isAction({ printed, key }: AbilityRef): boolean {
  return printed !== RULES && abilityNamed(definitionOf(printed), key)?.is === 'action';
}

/** Whether the use, which is remembered already, is the only action its player has triggered in this conflict. */
function isFirstAction({ uses, periods }: L5rState, { ability, by }: L5rUse): boolean {
  if (periods.conflict === undefined || !isAction(ability)) return false;
  const before = uses.filter(
    (use) => use.by === by && use.during.conflict === periods.conflict && isAction(use.ability),
  );
  return before.length === 1;
}

/** As long as its player is unbeaten, the opponent's first action in each conflict fails. */
export const hidaKisada: L5rDefinition = {
  untriggered: ['constant'],
  abilities: {
    constant: {
      is: 'forcedWould',
      limit: 'unlimited',
      when: on(
        'initiating',
        (state, { use }, { by }) => use.by !== by && state.conflicts[by]?.lost === 0 && isFirstAction(state, use),
      ),
      effect: (_, use) => cancelIt(use),
    },
  },
};
