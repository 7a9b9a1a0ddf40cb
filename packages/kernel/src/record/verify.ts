import type { Game } from '../game.ts';
import type { Match, Outcome } from '../match/match.ts';
import type { RandomState } from '../random/random.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';
import type { MatchRecord, Stretch } from './record.ts';
import { replay } from './replay.ts';
import { chanceOfStretch, goingOn } from './undo.ts';

/** What a check of a record found when all is well. */
export interface Verified {
  readonly game: string;
  readonly decisions: number;
  readonly outcome?: Outcome;
}

/**
 * Plays a record again and compares what comes out with its end, its stored match, and the snapshots of what
 * was taken back. What was played by other rules is sound as long as it still leads to its end.
 */
export function verify(game: Game, record: MatchRecord): Verified | Refusal {
  let before: Stretch | undefined;
  let last: Match | undefined;
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) return moment;
    const { match, begins } = moment;
    if (begins !== undefined) {
      if (before?.rules === game.rules && begins.because === 'takeBack' && last !== undefined) {
        const place = record.stretches.indexOf(begins);
        if (!isTakenBackTo(last, match, chanceOfStretch(record, place)))
          return invalid('the record', {
            at: `stretches.${place}.snapshot`,
            problem: 'it is not the match that was there before the decisions taken back',
          });
      }
      before = begins;
    }
    last = match;
  }
  const recorded = last && { ...last, rules: before?.rules ?? last.rules };
  if (recorded?.decisions !== record.end.decisions || fingerprint(recorded) !== record.end.fingerprint)
    return invalid('the record', {
      at: 'end.fingerprint',
      problem: 'the match that comes out is not the match that was recorded',
    });
  if (record.end.match !== undefined && canonicalJson(record.end.match) !== canonicalJson(recorded))
    return invalid('the record', { at: 'end.match', problem: 'the stored match is not the one the decisions lead to' });
  return {
    game: game.id,
    decisions: recorded.decisions,
    ...(recorded.outcome === undefined ? {} : { outcome: recorded.outcome }),
  };
}

/** Whether the snapshot is the match there was, with new chance, and told apart from what was asked before. */
function isTakenBackTo(match: Match, snapshot: Match, random: RandomState): boolean {
  return canonicalJson(snapshot) === canonicalJson(goingOn(match, snapshot, random));
}
