import { accept, cardsIn, choose, decline, isOption, orderCards, pickCards } from '@kronika/kernel';
import { add, again, andThen, asking, cancelIt, cannot, limit, on, onPublic, untilEndOf } from '@kronika/lcg';
import type { SkirmishDefinition } from '../rules/layer.ts';
import { strengthOf } from '../rules/strength.ts';
import { allFighters, deckOf, defeat, fightersOf, handOf, opponentOf } from '../zones.ts';
import { factOf } from './facts.ts';
import { chosenCards, fighter, untilEndOfRound } from './words.ts';

/** Action: choose a fighter with strength 2 or less – defeat it. (Max 1 per round.) */
export const ambush: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      max: limit(1, 'round'),
      targets: { victim: fighter((state) => allFighters(state).filter((card) => strengthOf(state, card) <= 2)) },
      effect: (state, { targets }) => targets.victim?.map((card) => defeat(state, card, 'SKI-DEFEAT-a')),
    },
  },
};

/** Interrupt: when the effects of an opponent's event would initiate – cancel them. */
export const denial: SkirmishDefinition = {
  abilities: {
    cancel: {
      is: 'would',
      from: 'hand',
      when: onPublic('initiating', (_, { use }, by) => use.by !== by && factOf(use.ability.printed)?.type === 'event'),
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Action: each of your fighters gets +1 strength until the end of the round. Then draw a card. */
export const rally: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      effect: [
        (state, use) => untilEndOfRound(state, use, fightersOf(state, use.by), add('strength', 1)),
        andThen((_, { by }) => ({ is: 'cardsDrawn', seat: by, count: 1 })),
      ],
    },
  },
};

/** Action: at the end of the round, gain 2 gold. */
export const ransom: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      effect: (state, use) => {
        const until = untilEndOf(state, 'round');
        return until && { is: 'delayedSet', use, name: 'payment', until };
      },
      delayed: {
        payment: {
          when: on('periodEnded', (_, { period }) => period === 'round'),
          effect: (_, { by }) => ({ is: 'goldGained', seat: by, amount: 2 }),
        },
      },
    },
  },
};

/** Action: gain 1 gold. You may discard a card from your hand to resolve this ability twice. */
export const feast: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      effect: [
        (_, { by }) => ({ is: 'goldGained', seat: by, amount: 1 }),
        (state, { by, ability, resolution }) =>
          resolution === 0
            ? asking(
                'discarded',
                pickCards({
                  seat: by,
                  from: cardsIn(state.table, handOf(by)),
                  min: 0,
                  max: Math.min(1, cardsIn(state.table, handOf(by)).length),
                  message: { key: 'discardForMore' },
                  because: { is: 'card', card: ability.self },
                }),
              )
            : undefined,
        (_, { chosen }) => chosenCards(chosen.discarded).map((card) => ({ is: 'discarded', card })),
        andThen((_, { chosen }) => (chosenCards(chosen.discarded).length > 0 ? again : undefined)),
      ],
    },
  },
};

/** Action: choose a fighter – it cannot be defeated until the end of the round. */
export const truce: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: { spared: fighter((state) => allFighters(state)) },
      effect: (state, use) => untilEndOfRound(state, use, use.targets.spared, cannot('defeated', 'SKI-CANNOT-a')),
    },
  },
};

/** Action: look at the top three cards of your deck. Take one of them and put the others under the deck in any order. */
export const scouting: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      effect: [
        (_, { by }) => ({ is: 'looked', seat: by, count: 3 }),
        (state, { by, ability }) => {
          const top = cardsIn(state.table, deckOf(by)).slice(0, 3);
          return top.length === 0
            ? undefined
            : asking(
                'taken',
                pickCards({
                  seat: by,
                  from: top,
                  min: 1,
                  max: 1,
                  message: { key: 'takeOne' },
                  because: { is: 'card', card: ability.self },
                }),
              );
        },
        (_, { by, chosen }) => chosenCards(chosen.taken).map((card) => ({ is: 'taken', seat: by, card })),
        (state, { by, ability }) => {
          const rest = cardsIn(state.table, deckOf(by)).slice(0, 2);
          return rest.length === 0
            ? undefined
            : asking(
                'under',
                orderCards({
                  seat: by,
                  from: rest,
                  message: { key: 'orderUnder' },
                  because: { is: 'card', card: ability.self },
                }),
              );
        },
        (_, { by, chosen }) => ({ is: 'bottomed', seat: by, cards: chosenCards(chosen.under) }),
      ],
    },
  },
};

/** Reaction: after your opponent gains renown, he or she may give you 1 gold; otherwise gain 1 renown. */
export const tribute: SkirmishDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic('renownGained', (_, { seat }, by) => seat !== by),
      effect: [
        (state, { by, ability }) => {
          const payer = opponentOf(by);
          return (state.gold[payer] ?? 0) < 1
            ? undefined
            : asking(
                'gift',
                choose({
                  seat: payer,
                  options: [accept, decline],
                  message: { key: 'payTribute' },
                  because: { is: 'card', card: ability.self },
                }),
              );
        },
        (_, { by, chosen }) =>
          isOption(chosen.gift, 'accept')
            ? [
                { is: 'goldSpent', seat: opponentOf(by), amount: 1 },
                { is: 'goldGained', seat: by, amount: 1 },
              ]
            : { is: 'renownGained', seat: by, amount: 1 },
      ],
    },
  },
};

/** Action: choose an opponent's fighter with strength 1 or less – take control of it until the end of the round. */
export const bribe: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      targets: {
        bribed: fighter((state, { by }) =>
          fightersOf(state, opponentOf(by)).filter((card) => strengthOf(state, card) <= 1),
        ),
      },
      effect: [
        (_, { by, targets }) =>
          targets.bribed?.map((card) => ({ is: 'controlTaken', card, seat: by, rule: 'SKI-CONTROL-a' })),
        andThen((state, use) => {
          const until = untilEndOf(state, 'round');
          return until && { is: 'delayedSet', use, name: 'return', until };
        }),
      ],
      delayed: {
        return: {
          when: on('periodEnded', (_, { period }) => period === 'round'),
          effect: (_, { by, targets }) =>
            targets.bribed?.map((card) => ({ is: 'controlTaken', card, seat: opponentOf(by) })),
        },
      },
    },
  },
};

/** Action: select one – gain 1 gold, or draw a card. */
export const council: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      choices: { advice: { message: { key: 'chooseAdvice' }, options: () => [{ is: 'gold' }, { is: 'draw' }] } },
      effect: (_, { by, chosen }) =>
        isOption(chosen.advice, 'gold')
          ? { is: 'goldGained', seat: by, amount: 1 }
          : { is: 'cardsDrawn', seat: by, count: 1 },
    },
  },
};
