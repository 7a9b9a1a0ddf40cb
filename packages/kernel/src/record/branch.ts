import type { Game } from '../game.ts';
import type { Match } from '../match/match.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { canonicalJson } from './fingerprint.ts';
import { lineOf } from './line.ts';
import type { Course, Stretch } from './record.ts';
import { type Moment, replay } from './replay.ts';

/**
 * What was decided up to a moment of a record. Stretches that were taken back before that moment stay, because the
 * chance of a stretch depends on its place.
 */
export function cutAt(record: Course, decisions: number): readonly Stretch[] | Refusal {
  const last = lineOf(record.stretches).findLast(({ stretch }) => stretch.from <= decisions);
  const count = decisions - (last?.stretch.from ?? 0);
  if (last === undefined || count > last.count) {
    const most = lineOf(record.stretches).at(-1);
    return damaged('decisions', `expected 0 to ${(most?.stretch.from ?? 0) + (most?.count ?? 0)}, got ${decisions}`);
  }
  const { stretch } = last;
  return [
    ...record.stretches.slice(0, record.stretches.indexOf(stretch)),
    { ...stretch, decisions: stretch.decisions.slice(0, count) },
  ];
}

/**
 * Every moment up to the last one of what is to be gone on from. Nothing in it is taken on trust: a snapshot has to be
 * the match that the decisions before it lead to.
 */
export function checkedMoments(game: Game, course: Course): readonly Moment[] | Refusal {
  const rules = course.stretches.at(-1)?.rules;
  if (rules !== game.rules)
    return damaged(
      'rules',
      `the moment was played by rules version ${rules}, and this program has version ${game.rules}; it can be watched, but not be gone on from`,
    );
  const moments: Moment[] = [];
  for (const moment of replay(game, course)) {
    if (isRefusal(moment)) return moment;
    const before = moments.at(-1)?.match;
    const { begins } = moment;
    if (begins?.snapshot !== undefined && (before === undefined || !isSameBut(before, begins, moment.match)))
      return damaged(
        `stretches.${course.stretches.indexOf(begins)}.snapshot`,
        'what was decided before does not lead to it by the rules of now, so nobody can play on from behind it',
      );
    moments.push(moment);
  }
  return moments;
}

/** Whether the snapshot is the match that was there before, with what its stretch changes. */
function isSameBut(before: Match, { because }: Stretch, snapshot: Match): boolean {
  const { rules, random, asked, revelations } = snapshot;
  const expected = because === 'rules' ? { ...before, rules } : { ...before, random, asked, revelations };
  return canonicalJson(expected) === canonicalJson(snapshot);
}

function damaged(at: string, problem: string): Refusal {
  return invalid('the record', { at, problem });
}
