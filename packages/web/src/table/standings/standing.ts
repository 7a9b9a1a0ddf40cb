import type { SeatId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';
import type { IconName } from '../../sprite/names.ts';

/** How a seat stands in the match: whose colours it plays, what it has, and whether it still plays. */
export interface Standing {
  readonly seat: SeatId;
  readonly badge: Badge;
  /** Its colours, and what else it is known by. */
  readonly about: string;
  /** What the game counts, the more the better of the first one. */
  readonly counts: readonly Counted[];
  /** Why it plays no more; nothing while it does. */
  readonly out?: string;
}

/** A number that tells how near somebody came. */
export interface Counted {
  readonly icon: IconName;
  readonly word: string;
  readonly value: number;
  /** As it is shown, if not as the number alone. */
  readonly shown?: string;
}

/** Those who won first, then by what is counted, those who were out before the end last. */
export function ranked(standings: readonly Standing[], winners: readonly SeatId[]): readonly Standing[] {
  const rankOf = ({ seat, out }: Standing): number => (winners.includes(seat) ? 0 : out === undefined ? 1 : 2);
  const counted = ({ counts: [first] }: Standing): number => first?.value ?? 0;
  return standings.toSorted((one, other) => rankOf(one) - rankOf(other) || counted(other) - counted(one));
}
