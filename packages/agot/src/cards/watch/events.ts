import { cannot, limit, onPublic } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { initiateAgainst } from '../../rules/eligible.ts';
import { isOf, isUnique, printedCost } from '../../rules/has.ts';
import { allCharacters } from '../../zones.ts';
import {
  afterYouWin,
  inPhase,
  lastingOnSeats,
  loserNow,
  oneCharacter,
  participantsControlledBy,
  provided,
  target,
} from '../words/index.ts';

/** One gold of somebody's income. */
export const aMeagerContribution: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      // Everybody sees whether there is gold to move.
      when: onPublic('incomeCollected', ({ gold }, { seat }, by) => seat !== by && (gold[seat] ?? 0) > 0),
      max: limit(1, 'round'),
      effect: (_, { by, trigger }) =>
        trigger?.event.is === 'incomeCollected'
          ? { is: 'goldMoved', from: trigger.event.seat, to: by, amount: 1, rule: 'AGOT-MOVE-a' }
          : undefined,
    },
  },
};

/** A character that is not unique joins the Watch. */
export const takeTheBlack: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      condition: inPhase('dominance'),
      max: limit(1, 'round'),
      targets: oneCharacter((state) =>
        allCharacters(state).filter((card) => !isUnique(state, card) && printedCost(state, card) <= 6),
      ),
      effect: (_, use) => {
        const card = target(use);
        return card && { is: 'controlTaken', card, seat: use.by, rule: 'AGOT-OWN-b' };
      },
    },
  },
};

/** Whoever broke on the Watch does not come again. */
export const theSwordInTheDarkness: AgotDefinition = {
  playable: provided(
    (state, { by }) => participantsControlledBy(state, by).some((card) => isOf(state, card, 'thenightswatch')),
    'noBrotherParticipates',
  ),
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ as: 'defender', by: 5 }),
      effect: (state, use) => {
        const loser = loserNow(state);
        if (loser === undefined) return undefined;
        return lastingOnSeats(state, use, [loser], [cannot(initiateAgainst(use.by), 'AGOT-CHAL-a')], 'round');
      },
    },
  },
};
