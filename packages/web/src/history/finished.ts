import { isOneSide, type SeatId } from '@kronika/kernel';
import type { MatchResult, TableSummary } from '@kronika/protocol';
import type { MyMatch } from '../pages/lobby/my-match.ts';

/** How a match ended for who looks back: people who share a screen have won and lost at the same time. */
export type Verdict = 'won' | 'lost' | 'drawn' | 'shared';

/** A match that is over, as its history tells it. */
export interface FinishedMatch {
  readonly table: string;
  readonly at: 'device' | 'server';
  readonly game: string;
  readonly title: string | undefined;
  readonly seats: TableSummary['seats'];
  /** The own seat; none where several people shared the screen. */
  readonly mine: SeatId | undefined;
  readonly winners: readonly SeatId[];
  readonly verdict: Verdict;
  readonly ended: number;
  /** Matches of older versions tell less. */
  readonly result: MatchResult | undefined;
}

/** The matches that count: over, and begun as the game is set up. The latest first. */
export function finishedMatches(matches: readonly MyMatch[]): readonly FinishedMatch[] {
  return matches
    .filter(({ summary }) => summary.status === 'over' && summary.beginning === undefined && summary.sight !== 'all')
    .filter(({ seats }) => seats.length > 0)
    .map(finished)
    .toSorted((one, other) => other.ended - one.ended);
}

function finished({ at, summary, seats }: MyMatch): FinishedMatch {
  const { table, game, title, winners = [], result, updated } = summary;
  const mine = seats.length === 1 ? seats[0] : undefined;
  return {
    table,
    at: at === 'device' ? 'device' : 'server',
    game,
    title,
    seats: summary.seats,
    mine,
    winners,
    verdict: verdictOf(mine, winners, summary),
    ended: result?.ended ?? updated,
    result,
  };
}

function verdictOf(mine: SeatId | undefined, winners: readonly SeatId[], { seats, teams }: TableSummary): Verdict {
  if (mine === undefined) return 'shared';
  if (winners.length === 0) return isOneSide(seats.length, teams) ? 'lost' : 'drawn';
  return winners.includes(mine) ? 'won' : 'lost';
}

/** What the own seat played as. */
export function ownSide({ mine, result }: FinishedMatch): string | undefined {
  return mine === undefined ? undefined : result?.sides?.[mine];
}

/** What the own seat played with besides. */
export function ownGear({ mine, result }: FinishedMatch): string | undefined {
  return mine === undefined ? undefined : result?.gear?.[mine] || undefined;
}

/** What the others played as, each once. */
export function otherSides({ mine, result }: FinishedMatch): readonly string[] {
  if (mine === undefined) return [];
  return [...new Set(result?.sides?.filter((_, seat) => seat !== mine))];
}

/** Whether a bot sat at the table. */
export function isAgainstBot({ seats }: FinishedMatch): boolean {
  return seats.some(({ is }) => is === 'bot');
}
