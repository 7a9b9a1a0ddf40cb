import { type CardId, cardOf, chooseCard, hostOf, isOption, type Option, type SeatId } from '@kronika/kernel';
import { asking, cannot, limit, on } from '@kronika/lcg';
import { mayBeOn } from '../../rules/attaching.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import { participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import { charactersOf, controllerOf, opponentOf } from '../../zones.ts';
import {
  attachmentsInPlay,
  both,
  chosenCard,
  draw,
  duringConflict,
  isConflict,
  isInConflict,
  isOfClan,
  lasting,
  target,
  whileParticipating,
} from '../words/index.ts';
import { toConflict } from './moving.ts';

/** Cannot be declared as a defender; how else it comes to defend is not restricted. */
export const aggressiveMoto: L5rDefinition = {
  abilities: { constant: { is: 'constant', gives: () => [cannot('declareDefend', 'L5R-3.2.1-b')] } },
};

/** Readies itself. */
export const borderRider: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      effect: (_, { ability }) => ({ is: 'readied', card: ability.self, rule: 'L5R-BOW-b' }),
    },
  },
};

/** The own characters that an attachment could go to from where it is. */
function otherHosts(state: L5rState, attachment: CardId, by: SeatId): readonly CardId[] {
  return charactersOf(state, by).filter(
    (host) => host !== hostOf(state.table, attachment) && mayBeOn(state, attachment, host, by),
  );
}

/** Where the gift goes is decided while the effect resolves: only the gift is chosen before. */
function askForHost(state: L5rState, use: L5rUse) {
  const gift = target(use);
  const from = gift === undefined ? [] : otherHosts(state, gift, use.by);
  if (from.length === 0) return undefined;
  return asking(
    'host',
    chooseCard({ seat: use.by, from, message: { key: 'attachTo' }, because: { is: 'card', card: use.ability.self } }),
  );
}

/** An own attachment goes to another own character, from whosever character it is on. */
export const giverOfGifts: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      targets: {
        target: {
          message: { key: 'chooseAttachment' },
          from: (state, { by }) =>
            attachmentsInPlay(state).filter(
              (card) => controllerOf(state, card) === by && otherHosts(state, card, by).length > 0,
            ),
        },
      },
      effect: [
        askForHost,
        (_, use) => {
          const [card, host] = [target(use), chosenCard(use.chosen.host)];
          if (card === undefined || host === undefined) return undefined;
          return { is: 'attachmentMoved', card, host, seat: use.by, rule: 'L5R-MOVE-a' };
        },
      ],
    },
  },
};

interface ProfitOption extends Option {
  readonly is: 'gainFate' | 'drawCard';
}

const PROFITS: readonly ProfitOption[] = [{ is: 'gainFate' }, { is: 'drawCard' }];

/** Profits from whoever moves to the trader's conflict, once for all who come at the same time. */
export const ideTrader: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('movedToConflict', (state, _, { ability }) => isInConflict(state, ability.self)),
      answers: 'together',
      limit: limit(1, 'conflict'),
      choices: { profit: { message: { key: 'selectOne' }, options: () => PROFITS } },
      effect: (_, { by, chosen }) =>
        isOption(chosen.profit, 'gainFate')
          ? { is: 'fateGained', seat: by, amount: 1, rule: 'L5R-EFF-b' }
          : draw(by, 1),
    },
  },
};

/** Costs the first player 1 less. */
export const meishodoWielder: L5rDefinition = {
  discount: ({ first }, _, by) => (first === by ? 1 : 0),
  abilities: {},
};

/** +1 military while the first military conflict of the round is fought, wherever it is. */
export const motoYouth: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      // There is one conflict phase in a round.
      while: (state) => isConflict(state, 'military') && !state.fought.includes('military'),
      gives: () => [{ is: 'add', stat: 'military', by: 1 }],
    },
  },
};

/** Comes to the conflict. */
export const shinjoOutrider: L5rDefinition = {
  abilities: {
    action: { is: 'action', condition: duringConflict(), effect: (_, { ability }) => toConflict(ability.self) },
  },
};

/** +1 to both skills for each participating Unicorn of its side, itself included. */
export const utakuInfantry: L5rDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      while: isInConflict,
      gives: (state, self) =>
        both(
          participantsOf(state, cardOf(state.table, self).controller).filter((card) => isOfClan(state, card, 'unicorn'))
            .length,
        ),
    },
  },
};

/** Weakens all opposing participants. */
export const warriorPoet: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: whileParticipating(),
      effect: (state, use) => lasting(state, use, participantsOf(state, opponentOf(use.by)), both(-1), 'conflict'),
    },
  },
};
