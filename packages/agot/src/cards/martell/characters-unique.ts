import { andThen, limit } from '@kronika/lcg';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { EVEN_KNEELING, WITHOUT_ICON } from '../../rules/eligible.ts';
import { bearsTrait, hasIcon, isOf, printedCost } from '../../rules/has.ts';
import { allParticipants, usedPlots } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { allCharacters, controllerOf, handOf, isCharacter } from '../../zones.ts';
import { CHALLENGE_TYPES } from '../fact.ts';
import {
  afterItEnters,
  afterYouLoseWith,
  afterYouWinWith,
  cardsOfType,
  chosenIcon,
  duringChallenge,
  gainIcon,
  gainPower,
  ifOneMayEnter,
  itself,
  lasting,
  loseIcon,
  oneCharacter,
  oneIcon,
  payGold,
  putOne,
  resultNow,
  strength,
  target,
  toHand,
} from '../words/index.ts';

/** Appears in a challenge and takes somebody out of it. */
export const areoHotah: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterItEnters(),
      condition: duringChallenge(),
      targets: oneCharacter(allParticipants),
      effect: (_, use) => {
        const card = target(use);
        return card && { is: 'removedFromChallenge', card, rule: 'AGOT-PART-a' };
      },
    },
  },
};

function guests(state: AgotState, { by }: AgotUse) {
  return cardsOfType(state, handOf(by), 'character').filter((card) => printedCost(state, card) <= 5);
}

/** Makes room for somebody else. */
export const arianneMartell: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      limit: limit(1, 'phase'),
      condition: ifOneMayEnter(guests),
      effect: [...putOne(guests), andThen((state, { ability }) => toHand(state, ability.self, 'impossible'))],
    },
  },
};

/** The longer the game of plots, the stronger his house. */
export const doranMartell: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) =>
        card !== self &&
        isCharacter(state, card) &&
        controllerOf(state, card) === controllerOf(state, self) &&
        isOf(state, card, 'martell') &&
        (bearsTrait(state, card, 'lord') || bearsTrait(state, card, 'lady')),
      gives: (state, self) => [strength(usedPlots(state, controllerOf(state, self)))],
    },
  },
};

/** Any icon, for gold. */
export const edricDayne: AgotDefinition = {
  abilities: {
    action: {
      is: 'action',
      costs: { gold: payGold(1) },
      choices: oneIcon(() => CHALLENGE_TYPES),
      effect: (state, use) => {
        const icon = chosenIcon(use);
        return icon && lasting(state, use, [use.ability.self], [gainIcon(icon)], 'phase');
      },
    },
  },
};

/** Takes an icon after a challenge that he lost. */
export const maesterCaleotte: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouLoseWith(itself),
      targets: oneCharacter(allCharacters),
      // Losing an icon that the character does not have changes nothing (AGOT-MOD-f).
      choices: oneIcon((state, use) => {
        const card = target(use);
        return card === undefined ? [] : CHALLENGE_TYPES.filter((icon) => hasIcon(state, card, icon));
      }),
      effect: (state, use) => {
        const [card, icon] = [target(use), chosenIcon(use)];
        return card && icon && lasting(state, use, [card], [loseIcon(icon)], 'phase');
      },
    },
  },
};

/** Defends against power challenges, whether she stands or has the icon. */
export const obaraSand: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      gives: () =>
        [EVEN_KNEELING, WITHOUT_ICON].map((what) => ({ is: 'gain', what, name: 'defending/power' }) as const),
    },
  },
};

/** For how many STR one power is gained. */
const STRIDE = 5;

/** Power for every great victory. */
export const theRedViper: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(itself, { as: 'attacker' }),
      effect: (state, { ability }) => gainPower(ability.self, Math.floor((resultNow(state)?.margin ?? 0) / STRIDE)),
    },
  },
};
