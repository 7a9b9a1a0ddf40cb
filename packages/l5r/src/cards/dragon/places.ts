import { attachmentsOn, cardOf, pickCards } from '@kronika/kernel';
import { asking, on } from '@kronika/lcg';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, opponentOf } from '../../zones.ts';
import {
  both,
  bowSelf,
  chosenCards,
  duringConflict,
  handOfSeat,
  lasting,
  participants,
  provided,
  target,
} from '../words/index.ts';

/** +1 to both skills of a participant with an attachment, +2 if it has several as this resolves. */
export const mountainsAnvilCastle: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { bow: bowSelf },
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          from: (state) => participants(state).filter((card) => attachmentsOn(state.table, card).length > 0),
        },
      },
      effect: (state, use) => {
        const card = target(use);
        if (card === undefined) return undefined;
        const bonus = attachmentsOn(state.table, card).length >= 2 ? 2 : 1;
        return lasting(state, use, [card], both(bonus), 'conflict');
      },
    },
  },
};

/** How many cards the opponent has beyond those that may be kept. */
function surplus(state: L5rState, { by }: L5rUse): number {
  return Math.max(0, handOfSeat(state, opponentOf(by)).length - 4);
}

/** The opponent is left with 4 cards of their choice. */
export const restorationOfBalance: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('revealed', (_, { card }, { ability }) => card === ability.self),
      condition: provided((state, use) => surplus(state, use) > 0),
      effect: [
        (state, use) => {
          const count = surplus(state, use);
          if (count === 0) return undefined;
          const seat = opponentOf(use.by);
          return asking(
            'discarded',
            pickCards({
              seat,
              from: handOfSeat(state, seat),
              min: count,
              max: count,
              message: { key: 'discardFromHand' },
              because: { is: 'card', card: use.ability.self },
            }),
          );
        },
        (_, { chosen }) =>
          chosenCards(chosen.discarded).map((card) => ({ is: 'cardDiscarded', card, rule: 'L5R-EFF-b' })),
      ],
    },
  },
};

/** An opponent with more characters chooses one of them, which loses 1 fate. */
export const secludedTemple: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on(
        'periodBegan',
        (state, { period }, { by }) =>
          period === 'phase' &&
          state.phase === 'conflict' &&
          charactersOf(state, opponentOf(by)).length > charactersOf(state, by).length,
      ),
      targets: {
        target: {
          message: { key: 'chooseCharacter' },
          chooser: (_, { by }) => opponentOf(by),
          from: (state, { by }) =>
            charactersOf(state, opponentOf(by)).filter((card) => cardOf(state.table, card).fate > 0),
        },
      },
      effect: (_, { targets }) =>
        targets.target?.map((card) => ({ is: 'fateRemoved', card, amount: 1, rule: 'L5R-EFF-b' })),
    },
  },
};
