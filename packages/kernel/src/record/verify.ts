import type { Game } from '../game.ts';
import type { Match, Outcome } from '../match/match.ts';
import type { RandomState } from '../random/random.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';
import { lineOf } from './line.ts';
import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import { chanceOfStretch } from './undo.ts';

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
  const line = lineOf(record.stretches);
  let begun = 0;
  let last: Match | undefined;
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) return moment;
    const { match, decision } = moment;
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
