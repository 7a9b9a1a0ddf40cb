import {
  type Answer,
  decide,
  harmless,
  isRefusal,
  type Match,
  type Question,
  questionFor,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import type { Oath } from '../state.ts';
import type { Sight } from './sight.ts';
import { worthOf } from './worth.ts';

/** How many details of one's own are settled after a try, and how many answers are tried at each. */
const DETAILS = 10;
const WIDTH = 14;

const IDLE: ReadonlySet<string> = new Set(['done', 'cancel', 'pass', 'decline', 'endAct']);

/** What does least: saying no, or that one is done, where that is possible. */
export function idle(question: Question): Answer {
  const place = question.is === 'choose' ? question.options.findIndex(({ is }) => IDLE.has(is)) : -1;
  return place < 0 ? harmless(question) : place;
}

/** Answers that are worth trying. */
function candidates(question: Question): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return question.options.map((_, place) => place).slice(0, WIDTH);
    case 'number': {
      const { min, max } = question;
      return [...new Set([min, max, Math.floor((min + max) / 2), min + 1])].filter((value) => value <= max);
    }
    case 'pick': {
      const { options, min, max } = question;
      const single = min <= 1 && max >= 1 ? options.map((_, place) => [place]).slice(0, WIDTH) : [];
      return [harmless(question), ...single, options.map((_, place) => place).slice(0, max)];
    }
    case 'order':
      return [harmless(question)];
    case 'distribute':
      return question.options.slice(0, WIDTH).map((_, first) => filledFrom(question.total, question.most, first));
  }
}

/** Everything to one place as far as it goes, then to those after it. */
function filledFrom(total: number, most: readonly number[], first: number): readonly number[] {
  const given = most.map(() => 0);
  let left = total;
  for (let step = 0; step < most.length; step += 1) {
    const place = (first + step) % most.length;
    const here = Math.min(most[place] ?? 0, left);
    given[place] = here;
    left -= here;
  }
  return given;
}

/** What the seat is asked now, if the match waits for it. */
function asked(match: Match<Oath>, seat: SeatId): Question | undefined {
  return waitingFor(match).includes(seat) ? questionFor(match, seat) : undefined;
}

/** The match after the answer; nothing if it cannot be tried. */
function after({ rules, tries, seat }: Sight, match: Match<Oath>, answer: Answer): Match<Oath> | undefined {
  tries.left -= 1;
  const next = decide(rules, match, { seat, asked: match.asked, answer });
  return isRefusal(next) ? undefined : next.match;
}

/** The match played on while the seat itself has details to settle, up to its next action or somebody else's answer. */
function settled(sight: Sight, from: Match<Oath>, depth: number): Match<Oath> {
  let match = from;
  for (let detail = 0; detail < DETAILS; detail += 1) {
    const question = asked(match, sight.seat);
    if (question === undefined || question.message.key === 'act') break;
    const next = after(sight, match, detailFor(sight, match, question, depth));
    if (next === undefined) break;
    match = next;
  }
  return match;
}

function detailFor(sight: Sight, match: Match<Oath>, question: Question, depth: number): Answer {
  const all = candidates(question);
  const [first = harmless(question)] = all;
  if (depth <= 0 || all.length === 1 || sight.tries.left <= 0) return first;
  return bestOf(all, (answer) => tryOut(sight, match, answer, depth - 1)) ?? first;
}

function bestOf(answers: readonly Answer[], worth: (answer: Answer) => number): Answer | undefined {
  let [found, most]: [Answer | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const answer of answers) {
    const value = worth(answer);
    if (value > most) [found, most] = [answer, value];
  }
  return found;
}

/** What the table is worth to the seat once the answer and what follows from it are settled. */
function tryOut(sight: Sight, match: Match<Oath>, answer: Answer, depth: number): number {
  const next = after(sight, match, answer);
  return next === undefined ? Number.NEGATIVE_INFINITY : worthOf(settled(sight, next, depth).state, sight.seat);
}

/** The match right after the answer. */
export function rightAfter(sight: Sight, answer: Answer): Match<Oath> | undefined {
  return after(sight, sight.match, answer);
}

/** The match after the answer and all its details. */
export function outcomeOf(sight: Sight, answer: Answer): Match<Oath> | undefined {
  const next = rightAfter(sight, answer);
  return next === undefined ? undefined : settled(sight, next, 1);
}

/** The answer that leads to the best table; where it makes no difference, the one that does least. */
export function bestByTrying(sight: Sight): Answer {
  const { question, match } = sight;
  const least = idle(question);
  const said = JSON.stringify(least);
  const others = candidates(question).filter((answer) => JSON.stringify(answer) !== said);
  return bestOf([least, ...others], (answer) => tryOut(sight, match, answer, 1)) ?? least;
}
