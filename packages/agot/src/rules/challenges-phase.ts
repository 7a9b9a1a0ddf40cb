import {
  ask,
  call,
  choose,
  emit,
  flow,
  goTo,
  keep,
  type Option,
  type PassOption,
  pass,
  present,
  type SeatId,
} from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { playerOrder } from '../zones.ts';
import { actionWindow } from './calls.ts';
import { challenge } from './challenge.ts';
import { initiable } from './eligible.ts';

/** A type of challenge that may be initiated. */
export interface ChallengeOption extends Option {
  readonly is: 'challenge';
  readonly type: ChallengeType;
}

interface Challenges {
  /** Who has been active in this phase. */
  readonly done?: readonly SeatId[];
  readonly choice?: ChallengeOption | PassOption;
}

function activeIn({ done = [] }: Challenges): SeatId {
  return present(done.at(-1), 'the active player');
}

/** The fourth phase, between its beginning and its end: each player in turn may initiate challenges. */
export const challengesPhase = flow<AgotState, Challenges>()('agot/challenges-phase', {
  next: (state, { done = [] }) => {
    const turn = playerOrder(state).find((seat) => !done.includes(seat));
    if (turn === undefined) return goTo('over');
    return [keep({ done: [...done, turn] }), emit({ is: 'activeSet', seat: turn, rule: 'AGOT-4.3-a' })];
  },
  actions: (state) => call(actionWindow({ kind: 'challenges', first: state.first })),
  // Who declines or cannot initiate is not active again in this phase (AGOT-4.2-d).
  choose: (state, vars) => {
    const seat = activeIn(vars);
    const types = state.seated.includes(seat) ? initiable(state, seat) : [];
    if (types.length === 0) return goTo('next');
    return ask(
      'choice',
      choose<ChallengeOption | PassOption>({
        seat,
        options: [...types.map((type): ChallengeOption => ({ is: 'challenge', type })), pass],
        message: { key: 'initiateChallenge' },
        because: { is: 'rule', rule: 'AGOT-4.2-a' },
      }),
    );
  },
  initiate: (_, vars) => {
    const choice = present(vars.choice, 'the choice');
    const attacker = activeIn(vars);
    return choice.is === 'pass'
      ? [emit({ is: 'passed', seat: attacker, window: 'initiation' }), goTo('next')]
      : call(challenge({ attacker, type: choice.type }));
  },
  // The same player stays active (AGOT-4.2-c), unless out of the game by now.
  again: (state, vars) => goTo(state.seated.includes(activeIn(vars)) ? 'actions' : 'next'),
  over: () => emit({ is: 'activeSet', seat: null, rule: 'AGOT-4.4-a' }),
});
