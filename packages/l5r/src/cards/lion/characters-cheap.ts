import { cardOf, cardsIn, type SeatId, type ZoneId } from '@kronika/kernel';
import { calling, cannot, either, on } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { refill } from '../../rules/supply.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, controllerOf, opponentOf, ROW, rowAt, type Spot } from '../../zones.ts';
import {
  allOf,
  discard,
  isAttacking,
  isLessHonorable,
  isMoreHonorable,
  lasting,
  oneCharacter,
  provided,
  sacrificeSelf,
  whileParticipating,
} from '../words/index.ts';

/** Goes as soon as the opponent is more honorable. */
export const obstinateRecruit: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      dooms: true,
      while: (state, self) => isLessHonorable(state, controllerOf(state, self)),
      gives: () => [{ is: 'gain', what: 'doom', name: 'now' }],
    },
  },
};

/** 1 honor whenever fate comes onto it, from wherever and also while it is played. */
export const ikomaProdigy: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: either(
        on('fatePlaced', (_, { card }, { ability }) => card === ability.self),
        on('fateMoved', (_, { card }, { ability }) => card === ability.self),
        on('characterEntered', (_, { card, fate }, { ability }) => card === ability.self && fate > 0),
      ),
      effect: (_, { by }) => ({ is: 'honorGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }),
    },
  },
};

/** Whether the seat is ahead by so much honor. */
function leadsBy({ honor }: L5rState, seat: SeatId, amount: number): boolean {
  return (honor[seat] ?? 0) - (honor[opponentOf(seat)] ?? 0) >= amount;
}

/** Stays through the fate phase, with its fate, for who is far ahead in honor. */
export const steadfastSamurai: L5rDefinition = {
  abilities: {
    forcedReaction: {
      is: 'forcedReaction',
      when: on('periodBegan', ({ phase }, { period }) => period === 'phase' && phase === 'fate'),
      condition: provided((state, { by }) => leadsBy(state, by, 5)),
      effect: (state, use) =>
        lasting(
          state,
          use,
          [use.ability.self],
          // Fate moves from card to card only in conflicts, and no phase holds both.
          ['discarded', 'fateRemoved', 'fateReturned'].map((what) => cannot(what, 'L5R-CANNOT-a')),
          'phase',
        ),
    },
  },
};

/** The province whose dynasty cards lie in that zone. */
function provinceOf(zone: ZoneId): Spot | undefined {
  for (const seat of [0, 1] as const) for (const place of ROW) if (zone === rowAt(seat, place)) return { seat, place };
  return undefined;
}

/** The province it came from. */
function leftProvince({ trigger }: L5rUse): Spot | undefined {
  return trigger?.event.is === 'characterEntered' ? provinceOf(trigger.event.from) : undefined;
}

/** Leaves a faceup card in the province it came from. */
export const akodoGunso: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'characterEntered',
        (_, { card, from }, { ability }) => card === ability.self && provinceOf(from) !== undefined,
      ),
      condition: provided((state, use) => {
        const spot = leftProvince(use);
        return spot !== undefined && cardsIn(state.table, rowAt(spot.seat, spot.place)).length === 0;
      }),
      effect: (_, use) => {
        const spot = leftProvince(use);
        return spot === undefined ? undefined : calling('refilled', refill({ ...spot, face: 'up' }));
      },
    },
  },
};

/** Gives its life in a lost attack for a fate, or for the character that has none. */
export const deathseeker: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { by, ability }) => result.winner === opponentOf(by) && isAttacking(state, ability.self),
      ),
      costs: { sacrifice: sacrificeSelf },
      targets: oneCharacter((state, { by }) => charactersOf(state, opponentOf(by))),
      effect: (state, { targets }) =>
        targets.target?.map((card) =>
          cardOf(state.table, card).fate === 0
            ? discard(state, card)
            : { is: 'fateRemoved', card, amount: 1, rule: 'L5R-EFF-b' },
        ),
    },
  },
};

/** Honored in a conflict of a more honorable player. */
export const venerableHistorian: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating(),
        provided((state, { by }) => isMoreHonorable(state, by), 'notMoreHonorable'),
      ),
      effect: (_, { ability }) => ({ is: 'honored', card: ability.self, rule: 'L5R-STATUS-b' }),
    },
  },
};
