import { type Condition as LcgCondition, onlyIn, providedBy } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import { sideOf } from '../../rules/values.ts';
import type { AgotState, Phase } from '../../state.ts';
import type { ChallengeType } from '../fact.ts';

/** Restrictions of card texts. Each is a condition of an ability: it holds, or it says by which rule it does not. */
export type Condition = LcgCondition<AgotState, AgotEvent>;

/** A restriction that is met while the test holds. */
export const provided = providedBy<AgotState, AgotEvent>('AGOT-PLAY-a');

/** An action headed by a phase: only in the action windows of that phase (AGOT-WIN-g). */
export function inPhase(phase: Phase): Condition {
  return onlyIn(
    [phase],
    provided((_, { window }) => window === phase, `onlyIn/${phase}`, 'AGOT-WIN-g'),
  );
}

/** "During a challenge", of that type if one is named. */
export function duringChallenge(type?: ChallengeType): Condition {
  return onlyIn(
    ['challenges'],
    provided(
      ({ challenge }) => challenge !== null && (type === undefined || challenge.type === type),
      type === undefined ? 'noChallenge' : `noChallenge/${type}`,
    ),
  );
}

/** "During a challenge in which you are the defending player". */
export const whileDefending: Condition = onlyIn(
  ['challenges'],
  provided((state, { by }) => sideOf(state, by) === 'defending', 'notDefending'),
);

/** "Only if you are the first player". */
export const asFirstPlayer: Condition = provided(({ first }, { by }) => first === by, 'notFirst');

export const notFirstPlayer: Condition = provided(({ first }, { by }) => first !== by, 'isFirst');
