import { attachmentsOn, type CardId, cardOf, cardsIn, chooseCard } from '@kronika/kernel';
import { asking, calling, either, limit, on, payWith, setTo } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { searchDeck } from '../../rules/searching.ts';
import type { L5rState } from '../../state.ts';
import { conflictDeckOf, controllerOf, opponentOf } from '../../zones.ts';
import { ELEMENTS } from '../fact.ts';
import {
  allOf,
  attackers,
  both,
  challengeable,
  challenging,
  chosenCard,
  discard,
  duelistOf,
  fateToRing,
  handOfSeat,
  hasTrait,
  isAttacking,
  oneCharacter,
  participants,
  provided,
  whileAttacking,
  whileParticipating,
} from '../words/index.ts';
import { monks } from './monks.ts';

/** Its player adds no fate to it on the way from a province. */
export const doomedShugenja: L5rDefinition = { extraFate: 'notFromProvince', abilities: {} };

/** An attacker gains honor for fate on a ring. */
export const togashiInitiate: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileAttacking,
      costs: { fate: fateToRing },
      effect: (_, { ability }) => ({ is: 'honored', card: ability.self, rule: 'L5R-STATUS-b' }),
    },
  },
};

/** Finds an attachment among the top 5 conflict cards. */
export const agashaSwordsmith: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided((state, { by }) => cardsIn(state.table, conflictDeckOf(by)).length > 0),
      effect: (_, { by }) => calling('searched', searchDeck({ seat: by, count: 5, type: 'attachment' })),
    },
  },
};

/** Whether the character is the only attacker. */
function attacksAlone(state: L5rState, card: CardId): boolean {
  return isAttacking(state, card) && attackers(state).length === 1;
}

/** Who attacks alone is met by one declared defender at most. */
export const mirumotoProdigy: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: attacksAlone,
      givesSeat: (state, self, seat) => (seat === controllerOf(state, self) ? [] : [setTo('defenders', 1)]),
    },
  },
};

/** Bows a participant that has nothing attached, by bowing what is attached to this one. */
export const nitenAdept: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      costs: {
        attachment: payWith({
          message: { key: 'cost.bowAttachment' },
          count: 1,
          from: (state, { ability }, payer) =>
            attachmentsOn(state.table, ability.self).filter((card) => controllerOf(state, card) === payer),
          pay: (_, __, card) => ({ is: 'bowed', card, rule: 'L5R-COST-b' }),
        }),
      },
      targets: oneCharacter((state) =>
        participants(state).filter((card) => attachmentsOn(state.table, card).length === 0),
      ),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-EFF-b' })),
    },
  },
};

/** Grows with the fate on unclaimed rings. */
export const seekerOfEnlightenment: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: ({ rings }) =>
        both(
          ELEMENTS.filter((ring) => rings[ring].held === 'unclaimed').reduce((sum, ring) => sum + rings[ring].fate, 0),
        ),
    },
  },
};

/** Gets fate when an opponent takes some from a ring by declaring a conflict with it. */
export const enlightenedWarrior: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('conflictDeclared', (_, { attacker, fate }, { by }) => attacker !== by && fate > 0),
      effect: (_, { ability }) => ({ is: 'fatePlaced', card: ability.self, amount: 1, rule: 'L5R-FATE-b' }),
    },
  },
};

/** Sees the opponent's hand and discards a card from it. */
export const kitsukiInvestigator: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating('political'),
        provided((state, { by }) => handOfSeat(state, opponentOf(by)).length > 0),
      ),
      max: limit(1, 'conflict'),
      costs: { fate: fateToRing },
      effect: [
        (state, { by }) => ({
          is: 'cardsLooked',
          seat: by,
          cards: handOfSeat(state, opponentOf(by)),
          rule: 'L5R-EFF-b',
        }),
        (state, { by, ability }) => {
          const hand = handOfSeat(state, opponentOf(by));
          if (hand.length === 0) return undefined;
          return asking(
            'card',
            chooseCard({
              seat: by,
              from: hand,
              message: { key: 'chooseCard' },
              because: { is: 'card', card: ability.self, rule: 'L5R-TARGET-j' },
            }),
          );
        },
        (_, { chosen }) => {
          const card = chosenCard(chosen.card);
          return card === undefined ? undefined : { is: 'cardDiscarded', card, rule: 'L5R-EFF-b' };
        },
      ],
    },
  },
};

/** A military duel: the loser pays with fate, or with its life. */
export const mirumotoRaitsugu: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      targets: oneCharacter(challengeable('military')),
      effect: [
        challenging('military'),
        (state, use) => {
          const loser = duelistOf(use, 'loser');
          if (loser === undefined) return undefined;
          return cardOf(state.table, loser).fate > 0
            ? { is: 'fateRemoved', card: loser, amount: 1, rule: 'L5R-DUEL-D8-a' }
            : discard(state, loser);
        },
      ],
    },
  },
};

/** An attacker readies a Monk, or whom a Monk is attached to, for fate on a ring. */
export const asceticVisionary: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileAttacking,
      costs: { fate: fateToRing },
      targets: oneCharacter(monks),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'readied', card, rule: 'L5R-EFF-b' })),
    },
  },
};

type Attaching = Extract<L5rEvent, { readonly is: 'attachmentEntered' | 'attachmentMoved' }>;

/** Whether the player of this character has put a Weapon on it. */
function isArmed(state: L5rState, { card, host, seat }: Attaching, { ability, by }: L5rUse): boolean {
  return host === ability.self && seat === by && hasTrait(state, card, 'weapon');
}

/** A new weapon readies it. */
export const nitenMaster: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: either(on('attachmentEntered', isArmed), on('attachmentMoved', isArmed)),
      limit: limit(2, 'round'),
      effect: (_, { ability }) => ({ is: 'readied', card: ability.self, rule: 'L5R-EFF-b' }),
    },
  },
};
