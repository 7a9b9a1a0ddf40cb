import type { Answer } from '../decision/answer.ts';
import type { Happened } from '../event/event.ts';
import type { Game } from '../game.ts';
import { type Advance, begin, beginSituation, decide } from '../match/decide.ts';
import type { Match, Outcome } from '../match/match.ts';
import type { RandomState } from '../random/random.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';
import { lineOf } from './line.ts';
import type { MatchRecord, Start } from './record.ts';
import { chanceOfStretch } from './undo.ts';

/** One moment of a replay: the match, and what led to it. */
export interface Moment {
  readonly match: Match;
  readonly happened: readonly Happened[];
  /** The decision that was taken; absent at the start and where the replay goes on from a snapshot. */
  readonly decision?: { readonly seat: SeatId; readonly answer: Answer };
}

/** Begins a match as a record says it began. */
export function beginAs(game: Game, start: Start, seed: string): Advance | Refusal {
  return start.is === 'setup' ? begin(game, start.setup, seed) : beginSituation(game, start.situation, seed);
}

/**
 * Plays a record again. A stretch that was played by other rules may not fit any more: then the replay
 * goes on from the snapshot of the next stretch, or ends with a refusal that says how far it came.
 */
export function* replay(game: Game, record: MatchRecord): Generator<Moment, Refusal | undefined> {
  if (record.game !== game.id) return otherGame(record, game);
  const line = lineOf(record.stretches);
  for (const [i, { stretch, count }] of line.entries()) {
    const beginning =
      stretch.snapshot === undefined ? beginAs(game, record.start, record.seed) : unmoved(stretch.snapshot);
    if (isRefusal(beginning)) return beginning;
    let { match } = beginning;
    yield beginning;
    for (const [seat, answer] of stretch.decisions.slice(0, count)) {
      const next = decide(game, match, { seat, asked: match.asked, answer });
      if (isRefusal(next)) {
        if (i + 1 < line.length && stretch.rules !== game.rules) break;
        return diverged(match, stretch.rules, game);
      }
      match = next.match;
      yield { ...next, decision: { seat, answer } };
    }
  }
  return undefined;
}

/** Refuses a record of another game. */
export function otherGame(record: MatchRecord, game: Game): Refusal {
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

/** What a check of a record found when all is well. */
export interface Verified {
  readonly game: string;
  readonly decisions: number;
  readonly outcome?: Outcome;
}

/**
 * Plays a record again and compares what comes out with its end, its stored match, and the snapshots of what
 * was taken back. What was played by other rules cannot be compared.
 */
export function verify(game: Game, record: MatchRecord): Verified | Refusal {
  const moments = replay(game, record);
  const line = lineOf(record.stretches);
  let begun = 0;
  let last: Match | undefined;
  for (;;) {
    const next = moments.next();
    if (next.done) {
      if (next.value !== undefined) return next.value;
      break;
    }
    const { match, decision } = next.value;
    if (decision === undefined) {
      const before = line[begun - 1]?.stretch;
      const stretch = line[begun]?.stretch;
      if (before?.rules === game.rules && stretch?.because === 'takeBack' && last !== undefined) {
        const place = record.stretches.indexOf(stretch);
        if (!isTakenBackTo(last, match, chanceOfStretch(record.seed, place)))
          return invalid('the record', {
            at: `stretches.${place}.snapshot`,
            problem: 'it is not the match that was there before the decisions taken back',
          });
      }
      begun += 1;
    }
    last = match;
  }
  if (last === undefined || last.decisions !== record.end.decisions || fingerprint(last) !== record.end.fingerprint)
    return invalid('the record', {
      at: 'end.fingerprint',
      problem: 'the match that comes out is not the match that was recorded',
    });
  if (record.end.match !== undefined && canonicalJson(record.end.match) !== canonicalJson(last))
    return invalid('the record', { at: 'end.match', problem: 'the stored match is not the one the decisions lead to' });
  return {
    game: game.id,
    decisions: last.decisions,
    ...(last.outcome === undefined ? {} : { outcome: last.outcome }),
  };
}

/** Whether the snapshot is the match there was, with new chance, and told apart from what was asked before. */
function isTakenBackTo(match: Match, snapshot: Match, random: RandomState): boolean {
  const { asked, revelations } = snapshot;
  return canonicalJson(snapshot) === canonicalJson({ ...match, random, asked, revelations });
}
