import { type CardId, isOption, type Option, type SeatId } from '@kronika/kernel';
import { abilityOf, add, type CallPart, calling, cancelIt, cannot, on } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import { RULES } from '../../rules/calls.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import { couldResolve, ringEffect } from '../../rules/ring-effect.ts';
import { gloryOf, isReady, participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { allCharacters, charactersOf, controllerOf, isInPlay, opponentOf } from '../../zones.ts';
import { ELEMENTS } from '../fact.ts';
import {
  allOf,
  attackers,
  both,
  bowSelf,
  chosenCard,
  costOn,
  discard,
  duringConflict,
  duringConflictFor,
  hasTrait,
  isAttacking,
  isCharacter,
  isConflictOf,
  isInConflict,
  isRingOption,
  lasting,
  oneCharacter,
  participants,
  provided,
  type RingOption,
  unclaimedRings,
  whileParticipating,
} from '../words/index.ts';
import { eitherOf, offerRing } from './words.ts';

/** Never an attacker, however it would come there. */
export const shibaPeacemaker: L5rDefinition = {
  abilities: { constant: { is: 'constant', gives: () => [cannot('attack', 'L5R-CONF-j')], bans: true } },
};

/** With the earth ring claimed: bows an attacker. */
export const solemnScholar: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        duringConflict(),
        provided((state, { by }) => state.rings.earth.held === by),
      ),
      targets: oneCharacter(attackers),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'bowed', card, rule: 'L5R-BOW-b' })),
    },
  },
};

/** Somebody is covert where the water ring is contested. */
export const adeptOfTheWaves: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: oneCharacter(allCharacters),
      effect: (state, use) =>
        lasting(state, use, use.targets.target ?? [], [{ is: 'gain', what: 'keyword', name: 'covert/water' }], 'phase'),
    },
  },
};

/** Victorious, it raises or lowers anybody's standing. */
export const asakoDiplomat: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'conflictDecided',
        (state, { result }, { ability, by }) => result.winner === by && isInConflict(state, ability.self),
      ),
      targets: oneCharacter(allCharacters),
      effect: eitherOf('honorIt', 'dishonorIt'),
    },
  },
};

interface TakeOption extends Option {
  readonly is: 'takeFate' | 'takeHonor';
}

const TAKES: readonly TakeOption[] = [{ is: 'takeFate' }, { is: 'takeHonor' }];

/** How many conflicts the seat has declared in this phase; there are none outside of the conflict phase. */
function declaredBy({ phase, conflicts }: L5rState, seat: SeatId): number {
  return phase === 'conflict' ? (conflicts[seat]?.declared.length ?? 0) : 0;
}

/** An opponent who has attacked twice pays for it. */
export const meddlingMediator: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: provided((state, { by }) => declaredBy(state, opponentOf(by)) >= 2),
      choices: { taken: { message: { key: 'selectOne' }, options: () => TAKES } },
      effect: (_, { by, chosen }) =>
        isOption(chosen.taken, 'takeFate')
          ? { is: 'fateGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' }
          : { is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' },
    },
  },
};

/** The current glory of a seat's ready participants (L5R-COUNT-a). */
function gloryInConflict(state: L5rState, seat: SeatId): number {
  return participantsOf(state, seat)
    .filter((card) => isReady(state, card))
    .reduce((sum, card) => sum + gloryOf(state, card), 0);
}

/** The more glorious side sends one of the others home. */
export const radiantOrator: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating(),
        provided((state, { by }) => gloryInConflict(state, by) > gloryInConflict(state, opponentOf(by))),
      ),
      targets: oneCharacter((state, { by }) => charactersOf(state, opponentOf(by))),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'movedHome', card, rule: 'L5R-MOVE-a' })),
    },
  },
};

/** All that a use was aimed at. Some texts choose a character as one of their choices; what costs took is no target. */
function aims({ ability, targets, chosen }: L5rUse): readonly CardId[] {
  const choices = abilityOf(layer, ability).choices.map(([name]) => name);
  return [...Object.values(targets).flat(), ...choices.flatMap((name) => chosenCard(chosen[name]) ?? [])];
}

/** Throws itself between a shugenja and whatever ability is aimed there. Playing an attachment is no such ability. */
export const shibaYojimbo: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'would',
      when: on(
        'initiating',
        (state, event, { by }) =>
          event.use.ability.printed !== RULES &&
          aims(event.use).some(
            (card) =>
              isInPlay(state, card) &&
              isCharacter(state, card) &&
              controllerOf(state, card) === by &&
              hasTrait(state, card, 'shugenja'),
          ),
      ),
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** Bows to burn a cheap participant where the fire ring is contested. */
export const isawaMasahiro: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictFor('fire'),
      costs: { bow: bowSelf },
      targets: oneCharacter((state) => participants(state).filter((card) => costOn(state, card) <= 2)),
      effect: (state, { targets }) => targets.target?.map((card) => discard(state, card)),
    },
  },
};

/** More glorious where the air ring is contested; those of the others with less glory lose fate. */
export const fearsomeMystic: L5rDefinition = {
  abilities: {
    constant: { is: 'constant', while: (state) => isConflictOf(state, 'air'), gives: () => [add('glory', 2)] },
    action: {
      is: 'action',
      condition: whileParticipating(),
      effect: (state, { ability, by }) =>
        participantsOf(state, opponentOf(by))
          .filter((card) => gloryOf(state, card) < gloryOf(state, ability.self))
          .map((card): L5rEvent => ({ is: 'fateRemoved', card, amount: 1, rule: 'L5R-EFF-b' })),
    },
  },
};

/** Where the void ring is contested: her side grows, the other one shrinks. */
export const isawaAtsuko: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflictFor('void'),
      effect: (state, use) =>
        [
          lasting(state, use, participantsOf(state, use.by), both(1), 'conflict'),
          lasting(state, use, participantsOf(state, opponentOf(use.by)), both(-1), 'conflict'),
        ].filter((event) => event !== undefined),
    },
  },
};

/** The unclaimed rings whose effect could change something for the seat. */
function ringsToResolve(state: L5rState, seat: SeatId): readonly RingOption[] {
  return unclaimedRings(state).filter(({ ring }) => couldResolve(state, { by: seat, elements: [ring] }));
}

function resolve({ by }: L5rUse, ring: unknown): CallPart | undefined {
  return isRingOption(ring) ? calling('resolved', ringEffect({ by, elements: [ring.ring] })) : undefined;
}

/** At the end of the conflict phase the effects of up to two rings nobody claimed, one after the other. */
export const shibaTsukune: L5rDefinition = {
  abilities: {
    interrupt: {
      is: 'interrupt',
      when: on('periodEnded', (state, { period }) => period === 'phase' && state.phase === 'conflict'),
      condition: provided((state, { by }) => ringsToResolve(state, by).length > 0, 'changesNothing', 'L5R-RINGFX-d'),
      effect: [
        (state, use) => offerRing('first', use, ringsToResolve(state, use.by)),
        (_, use) => resolve(use, use.chosen.first),
        (state, use) => {
          const { first } = use.chosen;
          if (!isRingOption(first)) return undefined;
          const others = ringsToResolve(state, use.by).filter(({ ring }) => ring !== first.ring);
          return offerRing('second', use, others);
        },
        (_, use) => resolve(use, use.chosen.second),
      ],
    },
  },
};

/** Grows with every ring that anybody has claimed. */
export const ishikenInitiate: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: ({ rings }) => both(ELEMENTS.filter((ring) => typeof rings[ring].held === 'number').length),
    },
  },
};

/** The contested ring is one of air as well as long as it attacks; who resolves a ring of two elements picks one. */
export const seekerOfKnowledge: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isAttacking,
      givesSeat: ({ conflict }, _, seat) =>
        seat === conflict?.attacker ? [{ is: 'gain', what: 'contestedElement', name: 'air' }] : [],
    },
  },
};
