import { type Answer, type Decision, forcedAnswer } from '../decision/answer.ts';
import type { Question } from '../decision/question.ts';
import type { Game } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import { decide } from './decide.ts';
import { type Match, questionFor } from './match.ts';

/** A question that would answer itself, with its only answer, and the match as it would stand there. */
export interface Foregone<S = unknown> {
  readonly match: Match<S>;
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * The last question that the decision would lead the seat to before anything happens, where all of them have only one
 * answer. The kernel never asks such questions; whoever wants to show what a decision commits to finds it here.
 */
export function foregone<S>(game: Game<S>, match: Match<S>, decision: Decision): Foregone<S> | undefined {
  const { seat } = decision;
  let next = decide(game, { ...match, asks: 'everything' }, decision);
  let last: Foregone<S> | undefined;
  while (!isRefusal(next) && next.happened.length === 0) {
    const question = next.match.open.length === 1 ? questionFor(next.match, seat) : undefined;
    const answer = question === undefined ? undefined : forcedAnswer(question);
    if (question === undefined || answer === undefined) return undefined;
    last = { match: next.match, question, answer };
    next = decide(game, next.match, { seat, asked: next.match.asked, answer });
  }
  return last;
}
