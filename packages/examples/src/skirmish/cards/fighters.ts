import { add, cancelIt, cannot, changeIt, forbid, insteadOfIt, multiply, on, pay } from '@kronika/lcg';
import type { SkirmishDefinition } from '../rules/layer.ts';
import { strengthOf } from '../rules/strength.ts';
import { allFighters, controllerOf, defeat, fightersOf, isFighter, isReady, opponentOf } from '../zones.ts';
import { fighter, spendSelf, untilEndOfRound } from './words.ts';

/** Action: spend this fighter. Choose another fighter – it gets +1 strength until the end of the round. */
export const knight: SkirmishDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { spend: spendSelf },
      targets: { helped: fighter((state, { ability }) => allFighters(state).filter((card) => card !== ability.self)) },
      effect: (state, use) => untilEndOfRound(state, use, use.targets.helped, add('strength', 1)),
    },
  },
};

/** Your other fighters get +1 strength. */
export const captain: SkirmishDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        card !== self && isFighter(state, card) && controllerOf(state, card) === controllerOf(state, self),
      gives: () => [add('strength', 1)],
    },
  },
};

/** Reaction: after you win a clash, choose an opponent's fighter – spend it. */
export const duelist: SkirmishDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('clashFought', (_, { winner }, { by }) => winner === by),
      targets: { beaten: fighter((state, { by }) => fightersOf(state, opponentOf(by))) },
      effect: (_, { targets }) => targets.beaten?.map((card) => ({ is: 'spent', card })),
    },
  },
};

/** Interrupt: when another fighter of yours would be defeated, spend this fighter – save that fighter. */
export const healer: SkirmishDefinition = {
  abilities: {
    save: {
      is: 'would',
      limit: 'unlimited',
      when: on('defeated', (_, { card, seat }, { ability, by }) => card !== ability.self && seat === by),
      costs: { spend: spendSelf },
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Forced reaction: after another fighter of yours is defeated, double this fighter's strength until the end of the round. */
export const berserker: SkirmishDefinition = {
  abilities: {
    rage: {
      is: 'forcedReaction',
      when: on('defeated', (_, { card, seat }, { ability, by }) => card !== ability.self && seat === by),
      effect: (state, use) => untilEndOfRound(state, use, [use.ability.self], multiply('strength', 2)),
    },
  },
};

/** Reaction: after this fighter enters the field, draw a card. */
export const herald: SkirmishDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('entered', (_, { card }, { ability }) => card === ability.self),
      effect: (_, { by }) => ({ is: 'cardsDrawn', seat: by, count: 1 }),
    },
  },
};

/** Forced interrupt: when this fighter is defeated, gain 1 renown. */
export const veteran: SkirmishDefinition = {
  abilities: {
    lastStand: {
      is: 'forcedInterrupt',
      when: on('defeated', (_, { card }, { ability }) => card === ability.self),
      effect: (_, { by }) => ({ is: 'renownGained', seat: by, amount: 1 }),
    },
  },
};

/** Interrupt: when this fighter is defeated, it goes back to your hand instead. */
export const outlaw: SkirmishDefinition = {
  abilities: {
    flight: {
      is: 'interrupt',
      when: on('defeated', (_, { card }, { ability }) => card === ability.self),
      effect: (_, use) => insteadOfIt(use, { is: 'returned', card: use.ability.self, rule: 'SKI-DEFEAT-c' }),
    },
  },
};

/** Immune to events. Action: ready this fighter, if it is weaker than some fighter of the opponent. */
export const paladin: SkirmishDefinition = {
  abilities: {
    constant: { is: 'constant', gives: () => [{ is: 'immune', to: 'event' }] },
    action: {
      is: 'action',
      costs: { price: pay((_, { by }) => ({ is: 'goldSpent', seat: by, amount: 1 })) },
      condition: (state, { ability, by }) =>
        fightersOf(state, opponentOf(by)).some((card) => strengthOf(state, card) > strengthOf(state, ability.self))
          ? 'allowed'
          : forbid('notWeaker', 'SKI-PLAY-b'),
      effect: (state, { ability }) =>
        isReady(state, ability.self) ? undefined : { is: 'readied', card: ability.self },
    },
  },
};

/** Interrupt: when another fighter of yours would be defeated, this fighter is defeated instead of it. */
export const squire: SkirmishDefinition = {
  abilities: {
    sacrifice: {
      is: 'would',
      when: on('defeated', (_, { card, seat }, { ability, by }) => card !== ability.self && seat === by),
      effect: (state, use) => changeIt(use, defeat(state, use.ability.self, 'SKI-CHANGE-a')),
    },
  },
};

/** While this fighter is ready, opponents cannot play events. */
export const envoy: SkirmishDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isReady,
      givesSeat: (state, self, seat) =>
        seat === controllerOf(state, self) ? [] : [cannot('playEvent', 'SKI-CANNOT-a')],
    },
  },
};
