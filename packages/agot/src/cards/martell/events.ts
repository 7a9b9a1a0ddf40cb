import { cannot, limit } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { initiateType } from '../../rules/eligible.ts';
import { hasIcon } from '../../rules/has.ts';
import { strengthOf, usedPlots } from '../../rules/values.ts';
import { allCharacters } from '../../zones.ts';
import { CHALLENGE_TYPES } from '../fact.ts';
import {
  afterYouLose,
  afterYouWin,
  lasting,
  lastingOnSeats,
  loseIcon,
  namedType,
  notFirstPlayer,
  oneChallengeType,
  oneCharacter,
  powerForFaction,
  resultNow,
  target,
} from '../words/index.ts';

/** Power for every used plot after a great intrigue. */
export const doransGame: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouWin({ types: ['intrigue'], by: 5 }),
      max: limit(1, 'challenge'),
      effect: (state, { by }) => powerForFaction(state, by, usedPlots(state, by)),
    },
  },
};

/** Whoever has won does not attack in that way any more. */
export const unbowedUnbentUnbroken: AgotDefinition = {
  playable: notFirstPlayer,
  abilities: {
    reaction: {
      is: 'reaction',
      from: 'hand',
      when: afterYouLose({ as: 'defender' }),
      max: limit(1, 'challenge'),
      choices: oneChallengeType,
      effect: (state, use) => {
        const [winner, type] = [resultNow(state)?.winner, namedType(use)];
        if (winner === undefined || winner === null || type === undefined) return undefined;
        return lastingOnSeats(state, use, [winner], [cannot(initiateType(type), 'AGOT-CHAL-a')], 'phase');
      },
    },
  },
};

/** A weak character takes part in nothing for a while. */
export const confinement: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      from: 'hand',
      // Who has no icon has none to lose (AGOT-TARG-f).
      targets: oneCharacter((state) =>
        allCharacters(state).filter(
          (card) => strengthOf(state, card) <= 4 && CHALLENGE_TYPES.some((icon) => hasIcon(state, card, icon)),
        ),
      ),
      effect: (state, use) => {
        const card = target(use);
        return card && lasting(state, use, [card], CHALLENGE_TYPES.map(loseIcon), 'phase');
      },
    },
  },
};
