import { CONCEDES, type Deed } from '../decision/answer.ts';
import type { Happened } from '../event/event.ts';
import type { Game } from '../game.ts';
import { type Advance, begin, beginSituation, concede, decide } from '../match/decide.ts';
import type { Match } from '../match/match.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import { lineOf, type Segment } from './line.ts';
import type { Course, Start, Stretch } from './record.ts';
import { chanceOfStretch, goingOn } from './undo.ts';

/** One moment of a replay: the match, and what led to it. */
export interface Moment {
  readonly match: Match;
  readonly happened: readonly Happened[];
  /** The decision that was taken; absent at the start and where the replay goes on from a snapshot. */
  readonly decision?: { readonly seat: SeatId; readonly answer: Deed };
  /** The stretch that begins here. */
  readonly begins?: Stretch;
}

/** Begins a match as a record says it began. */
export function beginAs(game: Game, start: Start, seed: string): Advance | Refusal {
  return start.is === 'setup'
    ? begin(game, start.setup, seed, start)
    : beginSituation(game, start.situation, seed, start);
}

/**
 * Plays a record again. A stretch that was played by other rules may not fit any more: then the replay
 * goes on from the next snapshot. What cannot be played any further ends with a refusal.
 */
export function* replay(game: Game, record: Course): Generator<Moment | Refusal, void> {
  if (record.game !== game.id) {
    yield otherGame(record, game);
    return;
  }
  const line = lineOf(record.stretches);
  let before: Match | undefined;
  for (const [i, { stretch, count }] of line.entries()) {
    const beginning = beginningOf(game, record, stretch, before);
    // What was played before did not lead here, and a snapshot follows.
    if (beginning === undefined) continue;
    if (isRefusal(beginning)) {
      yield beginning;
      return;
    }
    yield { ...beginning, begins: stretch };
    let match: Match | undefined = beginning.match;
    for (const [seat, answer] of stretch.decisions.slice(0, count)) {
      const next: Advance | Refusal = repeated(game, match, seat, answer);
      if (isRefusal(next)) {
        if (stretch.rules === game.rules || !line.slice(i + 1).some(hasSnapshot)) {
          yield diverged(match, stretch.rules, game);
          return;
        }
        match = undefined;
        break;
      }
      match = next.match;
      yield { ...next, decision: { seat, answer } };
    }
    before = match;
  }
}

/** The same as it was done then. */
function repeated(game: Game, match: Match, seat: SeatId, deed: Deed): Advance | Refusal {
  return deed === CONCEDES
    ? concede(game, match, seat)
    : decide(game, match, { seat, asked: match.asked, answer: deed });
}

function hasSnapshot({ stretch }: Segment): boolean {
  return stretch.snapshot !== undefined;
}

/** How a stretch begins, when the match stood like that before it; absent if nobody knows. */
function beginningOf(
  game: Game,
  record: Course,
  stretch: Stretch,
  before: Match | undefined,
): Advance | Refusal | undefined {
  const { because, snapshot, anew } = stretch;
  if (because === 'start') return beginAs(game, record.start, record.seed);
  if (snapshot !== undefined) return unmoved(snapshot);
  if (before === undefined || anew === undefined) return undefined;
  return unmoved(goingOn(before, anew, chanceOfStretch(record, record.stretches.indexOf(stretch))));
}

/** Refuses a record of another game. */
export function otherGame(record: Course, game: Game): Refusal {
  return invalid('the record', { at: 'game', problem: `it is of the game ${record.game}, not of ${game.id}` });
}

function unmoved(snapshot: Match): Advance {
  return { match: snapshot, happened: [] };
}

function diverged(match: Match, rules: number, game: Game): Refusal {
  const cause =
    rules === game.rules
      ? 'the record is damaged'
      : `it was played by rules version ${rules}, and this program has version ${game.rules}`;
  return invalid('the record', {
    at: `decision ${match.decisions + 1}`,
    problem: `it is not possible there; ${cause}`,
  });
}
