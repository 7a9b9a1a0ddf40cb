import {
  decline,
  fingerprint,
  forcedAnswer,
  type Game,
  isRefusal,
  type Match,
  type MatchRecord,
  pass,
  present,
  questionFor,
  type Random,
  type Refusal,
  randomOf,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import { variedSetup } from '../arena/varied-setup.ts';
import { carelessBot } from '../careless/careless-bot.ts';
import { type FitTable, SLIPS } from '../fit/sampling.ts';
import { randomBot } from '../random/random-bot.ts';
import { judged } from '../search/judge.ts';
import type { SearchPlan } from '../search/search.ts';
import { difficultyOf } from './difficulty.ts';
import { type PlayedGame, type Position, playedGame } from './played-game.ts';
import type { Puzzle } from './puzzle.ts';
import { solutionAt } from './solution.ts';
import { isPromising, puzzleSearch, type Solver } from './solver.ts';

/** Games that puzzles are looked for in. */
export interface PuzzlePlan {
  readonly seed: string;
  /** The games take turns at these tables; what seats bring is drawn by chance, unless it is said. */
  readonly tables: readonly FitTable[];
}

/** A puzzle, and what its question is about: puzzles about the same are much alike. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly about: string;
}

/** What was found in one game. */
export type PuzzlesOfGame = readonly FoundPuzzle[];

/**
 * So many positions of a game are looked at: where the chances turned within so many decisions, near its end, where wins
 * are forced, and anywhere.
 */
const SOON = 8;
const TURNING_POINTS = 10;
const LAST_MOMENTS = 40;
const FROM_THE_END = 8;
const FROM_ANYWHERE = 2;
/** The first so many parts in a hundred of a game are left out: openings are matters of taste. */
const OPENING = 12;
/** More puzzles of one game would look alike. */
const MOST_A_GAME = 3;
/** Plays one game of the plan and looks for puzzles in it. They depend on the plan and its number only. */
export function puzzlesOfGame(game: Game, plan: PuzzlePlan, number: number): PuzzlesOfGame | Refusal {
  const seed = `${plan.seed}/${number}`;
  const random = randomOf(`${seed}/puzzles`);
  const table = present(plan.tables[number % plan.tables.length], 'a table');
  const policy = game.bots.thumb ?? randomBot;
  const played = playedGame(game, {
    setup: { ...variedSetup(game, table.seats, random), ...table },
    seed,
    bot: carelessBot(policy, SLIPS),
  });
  if (isRefusal(played)) return played;
  const search = puzzleSearch(game);
  const found: FoundPuzzle[] = [];
  for (const position of promising(game, played, random)) {
    const puzzle = puzzleAt(search, played.recordAt, position, random);
    if (puzzle !== undefined) found.push(puzzle);
    if (found.length === MOST_A_GAME) break;
  }
  return found;
}

function promising(game: Game, { positions }: PlayedGame, random: Random): readonly Position[] {
  const first = (positions.length * OPENING) / 100;
  const fitting = positions.filter((position) => position.match.decisions >= first && isWholeQuestion(position));
  const swings = swingsOf(game, positions);
  const turning = fitting.toSorted((one, other) => (swings.get(other) ?? 0) - (swings.get(one) ?? 0));
  const last = positions.length - LAST_MOMENTS;
  const late = random.shuffled(fitting.filter(({ match }) => match.decisions >= last));
  const chosen = [...turning.slice(0, TURNING_POINTS), ...late.slice(0, FROM_THE_END)];
  return [...new Set([...chosen, ...random.shuffled(fitting).slice(0, FROM_ANYWHERE)])];
}

/** By how much the chance of the one who decides changed soon after: where it does, the decision may have mattered. */
function swingsOf({ evaluation }: Game, positions: readonly Position[]): ReadonlyMap<Position, number> {
  const judge = evaluation === undefined ? {} : { evaluation };
  const chances = positions.map(({ match }) => judged(judge, match).chances);
  return new Map(
    positions.map((position, at) => {
      const soon = chances.slice(at, at + SOON).map((of) => of[position.seat] ?? 0);
      return [position, Math.max(...soon) - Math.min(...soon)];
    }),
  );
}

/** A choice of one seat that begins a move: nothing that others decide at the same time, and no amount to bid. */
function isWholeQuestion({ match, seat, before }: Position): boolean {
  const question = present(questionFor(match, seat), 'an open question');
  if (match.open.length > 1 || match.offer !== undefined) return false;
  if (question.is === 'number' || question.is === 'order' || forcedAnswer(question) !== undefined) return false;
  return before === undefined || before.state !== match.state || !waitingFor(before).includes(seat);
}

function puzzleAt(
  plan: SearchPlan,
  recordAt: PlayedGame['recordAt'],
  position: Position,
  random: Random,
): FoundPuzzle | undefined {
  const { match, seat } = position;
  const solver: Solver = { plan, seat, random };
  const found = isPromising(solver, match) ? solutionAt(solver, match) : undefined;
  if (found === undefined) return undefined;
  const { goal, line, next, solution } = found;
  const record = recordAt(position);
  const puzzle: Puzzle = {
    id: idOf(record, seat),
    record,
    seat,
    goal,
    difficulty: difficultyOf(solver, line),
    line: line.steps,
    chances: { solution: rounded(solution), next: rounded(next) },
  };
  return isDull(puzzle, match) ? undefined : { puzzle, about: aboutOf(puzzle, match) };
}

/** Nothing to find: to pass, or not to pass, where everybody would. */
function isDull({ difficulty, line, seat }: Puzzle, match: Match): boolean {
  const question = present(questionFor(match, seat), 'an open question');
  if (difficulty > 1 || !('options' in question)) return false;
  const isNothing = (at: number): boolean => {
    const option = question.options[at];
    return option?.is === pass.is || option?.is === decline.is;
  };
  return isNothing(Number(line[0]?.accepts[0])) || (question.options.length === 2 && (isNothing(0) || isNothing(1)));
}

/** What a puzzle asks, where the match stands at its question. */
export function aboutOf({ goal, seat }: Pick<Puzzle, 'goal' | 'seat'>, match: Match): string {
  return `${goal} ${questionFor(match, seat)?.message.key ?? ''}`;
}

/** So many letters and digits tell the puzzles of a game apart. */
const ID_LENGTH = 6;

function idOf(record: MatchRecord, seat: SeatId): string {
  return `${record.game}-${fingerprint([record.end.fingerprint, seat]).slice(0, ID_LENGTH)}`;
}

function rounded(chance: number): number {
  return Number(chance.toFixed(2));
}
