import {
  decide,
  fingerprint,
  type Game,
  invalid,
  isRefusal,
  type Match,
  present,
  questionFor,
  type Refusal,
  replay,
  type SeatId,
} from '@kronika/kernel';
import type { Puzzle } from './puzzle.ts';

/** The match at the question to solve; a refusal where the record does not lead to one of the seat's. */
export function posed(game: Game, { id, record, seat }: Puzzle): Match | Refusal {
  let match: Match | undefined;
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) return moment;
    match = moment.match;
  }
  if (match === undefined || fingerprint(match) !== record.end.fingerprint)
    return faulty(id, 'record', 'its decisions lead to another match than the one recorded');
  return questionFor(match, seat) === undefined
    ? faulty(id, 'record', `it does not lead to a question for seat ${seat}`)
    : match;
}

/** Plays the line from the question to solve, with whatever is accepted first; gives the match behind it. */
export function solved(game: Game, puzzle: Puzzle, from: Match): Match | Refusal {
  const { id, line, seat, goal } = puzzle;
  let match = from;
  if (line[0]?.seat !== seat) return faulty(id, 'line.0', 'it is not the answer of the one who solves');
  for (const [at, step] of line.entries()) {
    if (step.seat !== seat && step.accepts.length !== 1) return faulty(id, `line.${at}`, 'expected one answer');
    const results = step.accepts.map((answer) => decide(game, match, { seat: step.seat, asked: match.asked, answer }));
    const first = present(results[0], 'an answer');
    for (const result of results) if (isRefusal(result)) return faulty(id, `line.${at}`, `refused (${result.refused})`);
    if (isRefusal(first)) return first;
    match = first.match;
  }
  return goal === 'best' || isWinner(match, seat) ? match : faulty(id, 'line', `seat ${seat} does not win behind it`);
}

/** What is wrong with a puzzle, if anything is: its record, or its line. How good the line is shows a search only. */
export function puzzleFault(game: Game, puzzle: Puzzle): Refusal | undefined {
  const match = posed(game, puzzle);
  if (isRefusal(match)) return match;
  const end = solved(game, puzzle, match);
  return isRefusal(end) ? end : undefined;
}

function isWinner({ outcome }: Match, seat: SeatId): boolean {
  return outcome?.winners.includes(seat) === true;
}

function faulty(id: string, at: string, problem: string): Refusal {
  return invalid(`puzzle ${id}`, { at, problem });
}
