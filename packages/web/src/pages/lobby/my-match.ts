import type { SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';

/**
 * A match of somebody at this browser: on this device, or at the server in these seats. Those that only the account of
 * who is signed in knows of were taken on another device.
 */
export interface MyMatch {
  readonly at: 'device' | 'server' | 'account';
  readonly summary: TableSummary;
  readonly seats: readonly SeatId[];
}

/** What the match is waiting for, from where we sit. */
export type Turn = 'mine' | 'theirs' | 'gathering' | 'over';

export function turnOf({ summary, seats }: MyMatch): Turn {
  if (summary.status !== 'playing') return summary.status;
  return summary.waiting.some((seat) => seats.includes(seat)) ? 'mine' : 'theirs';
}

/** What wants us comes first, what is over last; the latest before the older. */
const ORDER: readonly Turn[] = ['mine', 'theirs', 'gathering', 'over'];

export function inOrder(matches: readonly MyMatch[]): readonly MyMatch[] {
  return matches.toSorted(
    (one, other) =>
      ORDER.indexOf(turnOf(one)) - ORDER.indexOf(turnOf(other)) || other.summary.updated - one.summary.updated,
  );
}

/** The page of the match. */
export function addressOf({ at, summary }: MyMatch): string {
  return `${at === 'device' ? '/l/' : '/t/'}${summary.table}`;
}

const PLACES: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** A table of this device belongs, with all its people, to who is at it. */
export function onThisDevice(summary: TableSummary): MyMatch {
  return { at: 'device', summary, seats: PLACES.filter((seat) => summary.seats[seat]?.is === 'person') };
}
