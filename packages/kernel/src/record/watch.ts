import type { Game } from '../game.ts';
import type { Match } from '../match/match.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';
import type { MatchRecord, Stretch } from './record.ts';
import { type Moment, otherGame, replay } from './replay.ts';

/** A record as it can be watched by the rules of now. */
export interface Watched {
  /** How many decisions count before the first moment; none, unless the rules were corrected since. */
  readonly first: number;
  /** One for each number of decisions, from the first to the end. */
  readonly moments: readonly Moment[];
  /** Why what comes before the first moment cannot be shown. */
  readonly missing?: { readonly rules: number; readonly now: number };
}

/**
 * Plays a record again to be watched. What was played by other rules is shown if it still leads where it led;
 * otherwise it can be watched from the next moment that was written down, and says so.
 */
export function watched(game: Game, record: MatchRecord): Watched | Refusal {
  if (record.game !== game.id) return otherGame(record, game);
  let run: Run = { moments: [] };
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) return fromTheEnd(game, record) ?? moment;
    const { begins, match } = moment;
    if (begins === undefined) run.moments.push(moment);
    else if (run.stretch === undefined) run = { ...run, moments: [moment], stretch: begins };
    else if (leads(run, begins, match)) run.stretch = begins;
    else run = { moments: [moment], stretch: begins, lost: run.stretch.rules };
  }
  const last = run.moments.at(-1)?.match;
  if (last === undefined) return damaged();
  const rules = run.stretch?.rules ?? game.rules;
  if (last.decisions !== record.end.decisions || fingerprint({ ...last, rules }) !== record.end.fingerprint)
    return rules === game.rules ? damaged() : (fromTheEnd(game, record) ?? damaged());
  return told(game, run.moments, run.lost);
}

/** What is being put together: the moments so far, the stretch they are in, and the rules of what was lost before. */
interface Run {
  readonly moments: Moment[];
  stretch?: Stretch;
  readonly lost?: number;
}

/** Whether the moments lead to the match with which the next stretch begins. */
function leads({ moments }: Run, { snapshot }: Stretch, begun: Match): boolean {
  const before = moments.at(-1)?.match;
  if (snapshot === undefined) return true;
  if (before === undefined) return false;
  const { rules, random, asked, revelations } = begun;
  return canonicalJson({ ...before, rules, random, asked, revelations }) === canonicalJson(begun);
}

/** Where nothing else is left: the match as it was written down at the end. */
function fromTheEnd(game: Game, { end, stretches }: MatchRecord): Watched | undefined {
  const rules = stretches.at(-1)?.rules ?? game.rules;
  if (end.match === undefined || rules === game.rules || fingerprint(end.match) !== end.fingerprint) return undefined;
  return told(game, [{ match: end.match, happened: [] }], rules);
}

function told(game: Game, moments: readonly Moment[], lost: number | undefined): Watched {
  return {
    first: moments[0]?.match.decisions ?? 0,
    moments,
    ...(lost === undefined ? {} : { missing: { rules: lost, now: game.rules } }),
  };
}

function damaged(): Refusal {
  return invalid('the record', {
    at: 'end.fingerprint',
    problem: 'the match that comes out is not the match that was recorded',
  });
}
