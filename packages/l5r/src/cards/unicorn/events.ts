import { type CardId, cardsIn, type SeatId } from '@kronika/kernel';
import { calling, cancelIt, onPublic } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { conflict } from '../../rules/conflict.ts';
import { declarableRings } from '../../rules/eligible.ts';
import { isReady } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { entering } from '../../verbs/entering.ts';
import { charactersOf, dynastyDiscardOf } from '../../zones.ts';
import {
  costOn,
  duringConflict,
  factOn,
  hasTrait,
  isOfClan,
  loseHonor,
  provided,
  removeFateFromOne,
} from '../words/index.ts';

/** When the first attack of the phase has broken a province, the second one follows at once. */
export const breakthrough: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: onPublic(
        'conflictOver',
        ({ conflicts }, { attacker, broke }, by) =>
          attacker === by && broke === 'yes' && conflicts[by]?.declared.length === 1,
      ),
      condition: provided((state, { by }) => declarableRings(state, by).length > 0, 'cannotDeclare', 'L5R-3.2.0-a'),
      effect: (_, { by }) => calling('second', conflict({ attacker: by })),
    },
  },
};

/** A political conflict becomes a military one. */
export const captiveAudience: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict('political'),
      costs: { honor: loseHonor(1) },
      effect: () => ({ is: 'conflictTypeSwitched', type: 'military', rule: 'L5R-CONF-l' }),
    },
  },
};

/** The riders in the own discard pile; of a unique one only one copy, because no second one could enter play with it. */
function reserves(state: L5rState, seat: SeatId): readonly CardId[] {
  const riders = cardsIn(state.table, dynastyDiscardOf(seat)).filter(
    (card) => factOn(state, card).type === 'character' && hasTrait(state, card, 'cavalry'),
  );
  return riders.filter((card, place) => {
    const { unique, name } = factOn(state, card);
    return unique !== true || riders.findIndex((other) => factOn(state, other).name === name) === place;
  });
}

/** Riders from the discard pile join the conflict, as many as 6 fate could have paid for. */
export const cavalryReserves: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: duringConflict('military'),
      targets: {
        target: {
          message: { key: 'chooseCharacters' },
          min: 0,
          max: Number.POSITIVE_INFINITY,
          budget: { most: 6, of: costOn },
          from: (state, { by }) => reserves(state, by),
        },
      },
      effect: (state, { by, targets }) =>
        targets.target?.map((card) =>
          entering(state, card, { how: 'put', at: 'conflict', seat: by, rule: 'L5R-PLAY-b' }),
        ),
    },
  },
};

/** Whether the character is one that could be readied so. */
function isTired(state: L5rState, card: CardId): boolean {
  return isOfClan(state, card, 'unicorn') && !isReady(state, card);
}

/** Readies the character that gives the fate; before it is known which one does, it may be any that could. */
export const iAmReady: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      costs: { fate: removeFateFromOne(isTired) },
      effect: (state, { by, paid }) =>
        (paid.fate ?? charactersOf(state, by).filter((card) => isTired(state, card))).map((card) => ({
          is: 'readied',
          card,
          rule: 'L5R-BOW-b',
        })),
    },
  },
};

/** The token stays; nothing is left of the passing that could be answered again (L5R-WOULD-b). */
export const wayOfTheUnicorn: L5rDefinition = {
  abilities: {
    keep: {
      is: 'would',
      from: 'hand',
      when: onPublic('firstPassed', ({ first }, { to }, by) => first === by && to !== by),
      effect: (_, use) => cancelIt(use),
    },
  },
};
