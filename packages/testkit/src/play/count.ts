import { type Advance, decide, type Game, isRefusal, type Match, refusalText } from '@kronika/kernel';
import { allAnswers } from './all-answers.ts';

/**
 * How many sequences of `depth` decisions there are from a match: a number that changes with any change
 * of what is legal. Of seats asked together the first that has not answered goes first, because the
 * order of sealed answers leads nowhere new.
 */
export function countPositions(game: Game, match: Match, depth: number): number {
  if (depth === 0) return 1;
  return nextMatches(game, match).reduce((sum, next) => sum + countPositions(game, next, depth - 1), 0);
}

/** How many different matches can be played to the end from here. Only for very small games. */
export function countGames(game: Game, match: Match): number {
  if (match.outcome !== undefined) return 1;
  return nextMatches(game, match).reduce((sum, next) => sum + countGames(game, next), 0);
}

function nextMatches(game: Game, match: Match): readonly Match[] {
  const first = match.open.find((asked) => asked.answer === undefined);
  if (first === undefined) return [];
  const { seat } = first.question;
  return allAnswers(first.question).map((answer) => {
    const next = decide(game, match, { seat, asked: match.asked, answer });
    return accepted(next).match;
  });
}

function accepted(next: ReturnType<typeof decide>): Advance {
  if (isRefusal(next)) throw new Error(`a fitting answer was refused: ${refusalText(next, 'en')}`);
  return next;
}
