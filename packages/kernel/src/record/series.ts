import type { Game, Setup } from '../game.ts';
import type { Asks, Match } from '../match/match.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { fingerprint } from './fingerprint.ts';
import type { Course, Follows, Start } from './record.ts';

/** How the next match of a series begins. */
export interface NextStart {
  readonly is: 'setup';
  readonly setup: Setup;
  readonly follows: Follows;
  /** As in the match before. */
  readonly asks?: Asks;
}

/**
 * How the match begins that follows a finished one. What the finished one hands on is checked like a setup from
 * anywhere else; refused if there is nothing to follow from.
 */
export function nextStart(game: Game, { start, stretches }: Played, match: Match): NextStart | Refusal {
  if (game.series === undefined) return { refused: 'noNextMatch', because: 'noSeries' };
  if (start.is === 'situation') return { refused: 'noNextMatch', because: 'situation' };
  // A branch is somebody's trial, not what became of the series.
  if (stretches.some(({ because }) => because === 'branch')) return { refused: 'noNextMatch', because: 'branch' };
  if (match.outcome === undefined) return { refused: 'noNextMatch', because: 'notOver' };
  const before = game.parseSetup(start.setup);
  if (isRefusal(before)) return before;
  const setup = game.parseSetup(game.series.next(before, match));
  if (isRefusal(setup)) return setup;
  const follows = { fingerprint: fingerprint(match), number: numberInSeries(start) + 1 };
  return { is: 'setup', setup, follows, ...(start.asks === undefined ? {} : { asks: start.asks }) };
}

/** As much of what was played as tells whether a match can follow it. */
type Played = Pick<Course, 'start' | 'stretches'>;

/** Which match of its series it is: 1 for one that follows no other. */
export function numberInSeries(start: Start): number {
  return start.is === 'setup' ? (start.follows?.number ?? 1) : 1;
}
