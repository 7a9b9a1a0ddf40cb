import { cardOf } from '@kronika/kernel';
import { calling, cannot, on } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { couldResolve, ringEffect } from '../../rules/ring-effect.ts';
import { contestedElements, totalOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, controllerOf, isInPlay, opponentOf } from '../../zones.ts';
import {
  allOf,
  challengeable,
  challenging,
  duelistOf,
  isCharacter,
  isConflict,
  isInConflict,
  isOfClan,
  oneCharacter,
  participants,
  provided,
  whileAttacking,
  whileParticipating,
} from '../words/index.ts';

const chooseCharacter = { key: 'chooseCharacter' };

/** Draws an opponent's character into the conflict. */
export const dojiChallenger: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileAttacking,
      targets: oneCharacter((state, { by }) => charactersOf(state, opponentOf(by))),
      effect: (_, { targets }) => targets.target?.map((card) => ({ is: 'movedToConflict', card, rule: 'L5R-MOVE-a' })),
    },
  },
};

/** Takes 1 honor while her side is ahead at court. */
export const kakitaAsami: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: allOf(
        whileParticipating('political'),
        provided((state, { by }) => totalOf(state, by) > totalOf(state, opponentOf(by)), 'notAhead'),
      ),
      effect: (_, { by }) => ({ is: 'honorGiven', from: opponentOf(by), amount: 1, rule: 'L5R-HONOR-b' }),
    },
  },
};

/** Who goes home after Kaezin's duel: everybody else if he won it, himself if he lost it. */
function sentHome(state: L5rState, use: L5rUse): readonly L5rEvent[] {
  const { self } = use.ability;
  const [winner, loser] = [duelistOf(use, 'winner'), duelistOf(use, 'loser')];
  const others = participants(state).filter((card) => card !== self && card !== loser);
  const leaving = winner === self ? others : loser === self ? [self] : [];
  return leaving.map((card) => ({ is: 'movedHome', card, rule: 'L5R-DUEL-D8-a' }));
}

/** Duels with whom the opponent chooses; the two remain alone, or he leaves. */
export const kakitaKaezin: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      targets: {
        target: {
          message: chooseCharacter,
          chooser: (_, { by }) => opponentOf(by),
          from: challengeable('military'),
        },
      },
      effect: [challenging('military'), sentHome],
    },
  },
};

/** Honored Crane of the same player have sincerity. */
export const asahinaStoryteller: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        isInPlay(state, card) &&
        isCharacter(state, card) &&
        isOfClan(state, card, 'crane') &&
        cardOf(state.table, card).status === 'honored' &&
        controllerOf(state, card) === controllerOf(state, self),
      gives: () => [{ is: 'gain', what: 'keyword', name: 'sincerity' }],
    },
  },
};

/** Keeps the opponent from playing events. */
export const guestOfHonor: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isInConflict,
      givesSeat: (state, self, seat) =>
        seat === controllerOf(state, self) ? [] : [cannot('play/event', 'L5R-CANNOT-a')],
    },
  },
};

/** The ring whose claiming is answered, and for whom; the contested one may have gained elements (L5R-RINGFX-b). */
function claimed(state: L5rState, { by, trigger }: L5rUse): Parameters<typeof couldResolve>[1] {
  if (trigger?.event.is !== 'ringClaimed') return { by, elements: [] };
  const { ring } = trigger.event;
  return { by, elements: state.conflict?.ring === ring ? contestedElements(state) : [ring] };
}

/** The ring that is claimed at court in her presence has its effect. */
export const dojiHotaru: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'ringClaimed',
        (state, { seat }, { ability, by }) =>
          seat === by && isConflict(state, 'political') && isInConflict(state, ability.self),
      ),
      condition: provided((state, use) => couldResolve(state, claimed(state, use)), 'changesNothing', 'L5R-RINGFX-d'),
      effect: (state, use) => calling('resolved', ringEffect(claimed(state, use))),
    },
  },
};
