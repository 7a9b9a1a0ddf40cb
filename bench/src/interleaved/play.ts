import {
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  type Random,
  type Refusal,
  randomAnswer,
  randomOf,
  refusalText,
} from '@kronika/kernel';
import type { DescribedMatch } from '../cards/described-match.ts';

/** A match, and the chance by which its seats decide: so each takes its decisions whoever else plays. */
interface Course {
  match: Match;
  readonly random: Random;
}

/** Plays all matches to their ends, one decision of each at a time; gives the number of decisions. */
export function playInTurn(game: Game, described: readonly DescribedMatch[]): number {
  let going = described.map((one) => begun(game, one));
  const all = going;
  while (going.length > 0) going = going.filter((course) => tookDecision(game, course));
  return decisionsOf(all);
}

/** Plays each match to its end before the next one is begun; gives the number of decisions. */
export function playOneByOne(game: Game, described: readonly DescribedMatch[]): number {
  let decisions = 0;
  for (const one of described) {
    const course = begun(game, one);
    while (tookDecision(game, course));
    decisions += course.match.decisions;
  }
  return decisions;
}

function begun(game: Game, { seed, setup }: DescribedMatch): Course {
  return { match: unrefused(begin(game, setup, seed)).match, random: randomOf(seed) };
}

/** Takes one decision by chance, unless the match is over. */
function tookDecision(game: Game, course: Course): boolean {
  const { match, random } = course;
  const question = match.open.find(({ answer }) => answer === undefined)?.question;
  if (question === undefined) return false;
  const answer = randomAnswer(question, random);
  course.match = unrefused(decide(game, match, { seat: question.seat, asked: match.asked, answer })).match;
  return true;
}

function decisionsOf(courses: readonly Course[]): number {
  return courses.reduce((sum, { match }) => sum + match.decisions, 0);
}

function unrefused<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new InvariantError(refusalText(result, 'en'));
  return result;
}
