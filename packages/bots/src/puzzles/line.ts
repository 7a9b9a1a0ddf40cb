import {
  type Answer,
  decide,
  forcedAnswer,
  InvariantError,
  isRefusal,
  type Match,
  present,
  questionFor,
  refusalText,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import { thoughtOf } from '../arena/thought.ts';
import { keyOf } from '../search/candidates.ts';
import { expectedAnswer } from '../search/mind.ts';
import { type SearchPlan, search } from '../search/search.ts';
import { chanceOf } from '../search/trial.ts';
import { imaginedDeals } from './deals.ts';
import { PROOF_NODES, provenWins } from './proof.ts';
import type { PuzzleStep } from './puzzle.ts';
import { answersAt, mindOf, type Solver } from './solver.ts';
import { TIE } from './weighing.ts';

/** A question of the solution that has several answers. */
export interface SolvedQuestion {
  /** Its place among the steps. */
  readonly at: number;
  readonly match: Match;
  readonly accepts: readonly Answer[];
}

/** A solution as it is played on the board. */
export interface Line {
  readonly steps: readonly PuzzleStep[];
  /** What the seat that solves has to decide on the way. */
  readonly questions: readonly SolvedQuestion[];
}

/** Longer solutions are no fun. */
const MOST_STEPS = 40;
const MOST_QUESTIONS = 7;
/** Deals that every answer of a winning line is proven in, and positions for an answer within a big move. */
const DEALS = 8;
const STEP_NODES = 700;

/** The winning line: the others answer by their rules of thumb, and each own answer is proven again. */
export function winningLine(solver: Solver, from: Match, first: readonly Answer[]): Line | undefined {
  const { seat, plan, random } = solver;
  return lineOf(solver, from, first, {
    isWhole: ({ match }) => match.outcome !== undefined,
    accepted(match) {
      const mind = mindOf(solver, PROOF_NODES * DEALS);
      const deals = imaginedDeals(plan.game, match, { seat, random, count: DEALS });
      return provenWins(mind, deals, answersAt(solver, match));
    },
  });
}

/** The whole of a big move: its line goes on while the seat decides alone and nothing is settled. */
export function bigMove(solver: Solver, from: Match, first: readonly Answer[]): Line | undefined {
  const { evaluation } = solver.plan.judge;
  const line = lineOf(solver, from, first, {
    isWhole({ match, before }) {
      const isStep = match.state === before.state;
      const isHalfDone = evaluation !== undefined && !evaluation.isSettled(match.state);
      return !isOnlyAsked(solver, match) || !(isStep || isHalfDone);
    },
    accepted: (match) => asGood(solver, match),
  });
  return line === undefined ? undefined : withoutIdleEnd(solver, line);
}

/** The line up to its last question that not every answer to is right. */
function withoutIdleEnd(solver: Solver, { steps, questions }: Line): Line {
  const last = questions.findLastIndex(({ match, accepts }) => accepts.length < answersAt(solver, match).length);
  const kept = questions.slice(0, Math.max(0, last) + 1);
  return { steps: steps.slice(0, present(kept.at(-1), 'the first question').at + 1), questions: kept };
}

interface Rules {
  /** Whether the line ends here, behind an own answer to the question of `before`. */
  isWhole(at: { readonly match: Match; readonly before: Match }): boolean;
  /** The right answers to a question on the way, the best first. */
  accepted(match: Match): readonly Answer[];
}

function lineOf(solver: Solver, from: Match, first: readonly Answer[], rules: Rules): Line | undefined {
  const { seat, plan } = solver;
  const steps: PuzzleStep[] = [{ seat, accepts: first }];
  const questions: SolvedQuestion[] = [{ at: 0, match: from, accepts: first }];
  let before = from;
  let match = after(plan, from, seat, present(first[0], 'the right answer'));
  while (!rules.isWhole({ match, before })) {
    if (match.outcome !== undefined || steps.length >= MOST_STEPS) return undefined;
    const asked = present(waitingFor(match)[0], 'a seat that is asked');
    const question = present(questionFor(match, asked), 'an open question');
    const forced = forcedAnswer(question);
    let accepts: readonly Answer[];
    if (forced !== undefined) accepts = [forced];
    else if (asked !== seat) accepts = [expectedAnswer(mindOf(solver, 0), match, question)];
    else {
      accepts = rules.accepted(match);
      if (accepts.length === 0 || questions.length === MOST_QUESTIONS) return undefined;
      questions.push({ at: steps.length, match, accepts });
    }
    steps.push({ seat: asked, accepts });
    if (asked === seat) before = match;
    match = after(plan, match, asked, present(accepts[0], 'an answer'));
  }
  return { steps, questions };
}

/** Answers that promise about as much as the best one, the best first. */
function asGood({ plan, seat, random }: Solver, match: Match): readonly Answer[] {
  const { answer, trials } = search(plan, thoughtOf({ seat, random, nodes: STEP_NODES }, plan.game, match));
  const best = trials.find((trial) => keyOf(trial.answer) === keyOf(answer));
  if (best === undefined) return [answer];
  const others = trials.filter((trial) => trial !== best && chanceOf(trial) > chanceOf(best) - TIE);
  return [answer, ...others.map((trial) => trial.answer)];
}

function isOnlyAsked({ seat }: Solver, match: Match): boolean {
  const [asked, ...others] = waitingFor(match);
  return asked === seat && others.length === 0;
}

function after({ game }: SearchPlan, match: Match, seat: SeatId, answer: Answer): Match {
  const next = decide(game, match, { seat, asked: match.asked, answer });
  if (isRefusal(next)) throw new InvariantError(`a line of ${game.id}: ${refusalText(next, 'en')}`);
  return next.match;
}
