import { type CardId, cardOf } from '@kronika/kernel';
import { add, cannot, setTo } from '@kronika/lcg';
import type { AgotDefinition } from '../../rules/card-definition.ts';
import { challengesStat, initiateType } from '../../rules/eligible.ts';
import { layer } from '../../rules/layer.ts';
import { NAMED_TYPE } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { controllerOf, revealedPlotOf } from '../../zones.ts';
import { afterYouWin, loserNow, namedType, oneChallengeType, powerBetween, whenRevealed } from '../words/index.ts';

/** Takes 1 power more from who loses a power challenge. */
export const aClashOfKings: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWin({ types: ['power'] }),
      effect: (state, { by }) => {
        const loser = loserNow(state);
        return loser === undefined ? undefined : powerBetween(state, loser, by, 1);
      },
    },
  },
};

/** Nobody fights by force or for power before having won an intrigue challenge in the phase. */
export const aGameOfThrones: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: ({ fought }, _, seat) =>
        fought.some(({ type, winner }) => type === 'intrigue' && winner === seat)
          ? []
          : [cannot(initiateType('military'), 'AGOT-PLOT-d'), cannot(initiateType('power'), 'AGOT-PLOT-d')],
    },
  },
};

/** A second military challenge. */
export const aStormOfSwords: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) =>
        controllerOf(state, self) === seat ? [add(challengesStat('military'), 1)] : [],
    },
  },
};

/** One attacker and one defender in every challenge. */
export const joustingContest: AgotDefinition = {
  abilities: {
    constant: { is: 'constant', givesSeat: () => [setTo('attackers', 1), setTo('defenders', 1)] },
  },
};

/** One challenge in the phase. */
export const sneakAttack: AgotDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      givesSeat: (state, self, seat) => (controllerOf(state, self) === seat ? [setTo('challenges', 1)] : []),
    },
  },
};

function isCalmed(state: AgotState, self: CardId, type: string): boolean {
  return layer.modifiers
    .on(state, self)
    .some((modifier) => modifier.is === 'gain' && modifier.what === NAMED_TYPE && modifier.name === type);
}

/** The plot of who attacks the player of this one in a challenge of the named type. */
function isCalming(state: AgotState, self: CardId, plot: CardId): boolean {
  const { challenge } = state;
  if (challenge === null || challenge.defender !== cardOf(state.table, self).controller) return false;
  return plot === revealedPlotOf(state, challenge.attacker) && isCalmed(state, self, challenge.type);
}

/**
 * Less claim against its player in challenges of a type. It holds until a new plot is revealed, which is when this one
 * is covered and everything that was said of it is forgotten.
 */
export const calmOverWesteros: AgotDefinition = {
  abilities: {
    whenRevealed: whenRevealed({
      choices: oneChallengeType,
      effect: (_, use) => {
        const type = namedType(use);
        if (type === undefined) return undefined;
        const { ability, by } = use;
        const gives = [{ is: 'gain', what: NAMED_TYPE, name: type }] as const;
        return {
          is: 'effectBegan',
          effect: { source: ability, by, cards: [ability.self], seats: [], gives, until: 'endOfGame' },
          rule: 'AGOT-LAST-a',
        };
      },
    }),
    constant: { is: 'constant', affects: isCalming, gives: () => [add('claim', -1)] },
  },
};
