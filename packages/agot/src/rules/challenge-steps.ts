import type { Frame } from '@kronika/kernel';

/** The procedure of a challenge. */
export const CHALLENGE_FLOW = 'agot/challenge';

/** Where a challenge stands: declared, each side with its action window, and then it is decided. */
export type ChallengeStep = 'attack' | 'attackWindow' | 'defense' | 'defenseWindow' | 'end';

const STEPS: Readonly<Record<string, ChallengeStep>> = {
  actions: 'attackWindow',
  chooseDefenders: 'defense',
  declareDefenders: 'defense',
  moreActions: 'defenseWindow',
  end: 'end',
  over: 'end',
};

/** Where the challenge stands by what is going on. */
export function challengeStep(stack: readonly Frame[]): ChallengeStep {
  const running = stack.findLast(({ flow }) => flow === CHALLENGE_FLOW);
  return STEPS[running?.step ?? ''] ?? 'attack';
}
