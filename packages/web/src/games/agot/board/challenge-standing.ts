import type { AgotView, ChallengeType, SeatView } from '@kronika/agot';

/** How a seat stands with its challenges of one type. */
export interface ChallengeStanding {
  readonly is: /** Not initiated yet. */
    | 'open'
    /** Under way. */
    | 'now'
    /** Initiated, and there is another one (AGOT-TITLE-HAND-a, and texts). */
    | 'again'
    /** Initiated, and that was all. */
    | 'done'
    /** Not initiated, and not allowed as things are. */
    | 'barred';
  /** How many may still be initiated this round. */
  readonly left: number;
}

export function challengeStanding(
  { challenge }: Pick<AgotView, 'challenge'>,
  { seat, initiated, left }: Pick<SeatView, 'seat' | 'initiated' | 'left'>,
  type: ChallengeType,
): ChallengeStanding {
  const more = left[type];
  if (challenge?.attacker === seat && challenge.type === type) return { is: 'now', left: more };
  if (initiated.includes(type)) return { is: more > 0 ? 'again' : 'done', left: more };
  return { is: more > 0 ? 'open' : 'barred', left: more };
}

/** What is left is told as a number where it is not as usual: one of each type. */
export function isLeftTold({ is, left }: ChallengeStanding): boolean {
  return left > 1 || (left > 0 && is !== 'open');
}
