import {
  type Answer,
  forcedAnswer,
  InvariantError,
  type Match,
  present,
  type Question,
  questionFor,
  waitingFor,
} from '@kronika/kernel';
import { candidatesFor } from '../search/candidates.ts';
import { expectedAnswer, type Mind, played } from '../search/mind.ts';
import { situationKey } from '../search/tree.ts';

/** Positions that are looked at for one proof, for each deal. */
export const PROOF_NODES = 250;
/** The most own answers behind the first one. */
const DEEPEST = 6;

/**
 * The answers that win by force. The deals all look the same to the seat, so that a proof may give only one answer to
 * what looks the same: it holds for every deal, every answer of the others, and whatever chance brings in these deals.
 * Of the answers only those that win soonest; none where the positions do not suffice.
 */
export function provenWins(mind: Mind, deals: readonly Match[], answers: readonly Answer[]): readonly Answer[] {
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const proven = answers.filter((answer) => isProven(mind, deals, answer, depth));
    if (mind.nodes <= 0) return [];
    if (proven.length > 0) return proven;
  }
  return [];
}

/** Whether the answer wins by force with no more than so many own answers behind it. */
function isProven(mind: Mind, deals: readonly Match[], answer: Answer, depth: number): boolean {
  try {
    return isWon(
      mind,
      deals.map((deal) => played(mind, deal, mind.seat, answer)),
      depth,
    );
  } catch (error) {
    // A deal that contradicts what is going on proves nothing.
    if (error instanceof InvariantError) return false;
    throw error;
  }
}

/** Whether the seat, which cannot tell which of the matches it is in, wins all of them. */
function isWon(mind: Mind, matches: readonly Match[], depth: number): boolean {
  const groups = new Map<string, Match[]>();
  const waiting = [...matches];
  for (let match = waiting.pop(); match !== undefined; match = waiting.pop()) {
    if (mind.nodes <= 0) return false;
    if (match.outcome !== undefined) {
      if (!match.outcome.winners.includes(mind.seat)) return false;
      continue;
    }
    const own = waitingFor(match).includes(mind.seat) ? questionFor(match, mind.seat) : undefined;
    if (own === undefined) {
      waiting.push(...answeredByOthers(mind, match));
      continue;
    }
    const forced = forcedAnswer(own);
    if (forced !== undefined) {
      waiting.push(played(mind, match, mind.seat, forced));
      continue;
    }
    if (depth === 0) return false;
    const key = situationKey(own);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [match]);
    else group.push(match);
  }
  return [...groups.values()].every((group) => hasWin(mind, group, depth));
}

/** Whether one answer of the seat wins all these matches, in which it is asked the same. */
function hasWin(mind: Mind, group: readonly Match[], depth: number): boolean {
  const first = present(group[0], 'a match');
  const question = present(questionFor(first, mind.seat), 'an open question');
  return candidatesFor(question, expectedAnswer(mind, first, question)).some((answer) =>
    isWon(
      mind,
      group.map((match) => played(mind, match, mind.seat, answer)),
      depth - 1,
    ),
  );
}

/** The matches that may follow when the next of the others has answered, whatever it answers. */
function answeredByOthers(mind: Mind, match: Match): readonly Match[] {
  const seat = present(waitingFor(match)[0], 'a seat that is asked');
  const question = present(questionFor(match, seat), 'an open question');
  return repliesTo(mind, match, question).map((answer) => played(mind, match, seat, answer));
}

function repliesTo(mind: Mind, match: Match, question: Question): readonly Answer[] {
  const forced = forcedAnswer(question);
  if (forced !== undefined) return [forced];
  return question.is === 'choose'
    ? [...question.options.keys()]
    : candidatesFor(question, expectedAnswer(mind, match, question));
}
