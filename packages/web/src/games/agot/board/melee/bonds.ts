import { type AgotView, type ChallengeType, factOf, type SeatView } from '@kronika/agot';
import type { Question, SeatId } from '@kronika/kernel';
import { ableToDefend, sideStrength } from '../side-strength.ts';

/** How two seats stand to one another by their titles (AGOT-SUPPORT-a, AGOT-RIVAL-a). */
export type Bond =
  /** It cannot initiate challenges against the other. */
  | 'supports'
  /** The other cannot initiate challenges against it. */
  | 'supported'
  /** Winning against the other earns power, once in a round (AGOT-4.2.3-c). */
  | 'rival'
  | 'rivalSpent'
  | 'none';

export function bondOf({ seats, fought }: Pick<AgotView, 'seats' | 'fought'>, seat: SeatId, other: SeatId): Bond {
  const is = relation(seats[seat], other);
  if (is === 'rivals')
    return fought.some(({ winner, loser, rivalry }) => rivalry === 'gained' && winner === seat && loser === other)
      ? 'rivalSpent'
      : 'rival';
  if (is === 'supports') return 'supports';
  return relation(seats[other], seat) === 'supports' ? 'supported' : 'none';
}

function relation(of: SeatView | undefined, to: SeatId) {
  return of?.relations.find((one) => one.to === to)?.is;
}

/** A redirected challenge is resolved against another seat than it was initiated against (AGOT-REDIR-b, -d). */
export function isRedirectSpent({ fought }: Pick<AgotView, 'fought'>): boolean {
  return fought.some(({ against, defender }) => against !== defender);
}

/** The type of challenge for which an opponent is being chosen. */
export function soughtType(question: Question | undefined): ChallengeType | undefined {
  if (question?.message.key !== 'chooseOpponent') return undefined;
  const type: unknown = Reflect.get(question.message, 'type');
  return TYPES.find((one) => one === type);
}

const TYPES: readonly ChallengeType[] = ['military', 'intrigue', 'power'];

/** How much strength the seat could defend with, by what everybody sees. */
export function defenceOf(seat: SeatView, type: ChallengeType): number {
  return sideStrength(seat, ableToDefend(seat, type), type);
}

/** The claim of a challenge against that seat: a title may raise it against rivals (AGOT-TITLE-SHIPS-a). */
export function claimAgainst(view: AgotView, seat: SeatId, other: SeatId, type: ChallengeType): number | undefined {
  const own = view.seats[seat];
  if (own?.plot == null) return undefined;
  const fact = own.title?.sight.face === 'up' ? factOf(own.title.sight.printed) : undefined;
  const isRaised =
    type === 'military' &&
    fact?.type === 'title' &&
    fact.ability === 'claimAgainstRivals' &&
    relation(own, other) === 'rivals';
  return own.plot.claim + (isRaised ? 1 : 0);
}

/** Whether the seat has challenged the other so before this round. */
export function hasChallenged(
  { fought }: Pick<AgotView, 'fought'>,
  seat: SeatId,
  other: SeatId,
  type: ChallengeType,
): boolean {
  return fought.some((one) => one.attacker === seat && one.against === other && one.type === type);
}
