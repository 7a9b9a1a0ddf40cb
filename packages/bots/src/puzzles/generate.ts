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
import { thoughtOf } from '../arena/thought.ts';
import { variedSetup } from '../arena/varied-setup.ts';
import { carelessBot } from '../careless/careless-bot.ts';
import { type FitTable, SLIPS } from '../fit/sampling.ts';
import { randomBot } from '../random/random-bot.ts';
import { candidatesFor, keyOf } from '../search/candidates.ts';
import { expectedAnswer } from '../search/mind.ts';
import type { SearchPlan } from '../search/search.ts';
import { chanceOf, type Trial } from '../search/trial.ts';
import { imaginedDeals } from './deals.ts';
import { difficultyOf } from './difficulty.ts';
import { bigMove, type Line, mindOf, type Solver, winningLine } from './line.ts';
import { type PlayedGame, type Position, playedGame } from './played-game.ts';
import { PROOF_NODES, provenWins } from './proof.ts';
import type { Puzzle, PuzzleGoal } from './puzzle.ts';
import { type Weighing, weighed } from './weighing.ts';

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

/** So many positions of a game are looked at: near its end, where wins are forced, and all over it. */
const LAST_MOMENTS = 40;
const FROM_THE_END = 4;
const FROM_ANYWHERE = 6;
/** The first so many parts in a hundred of a game are left out: openings are matters of taste. */
const OPENING = 12;
/** More puzzles of one game would look alike. */
const MOST_A_GAME = 2;
/** Positions for weighing the answers to one question. */
const WEIGHING_NODES = 12_000;
/** A win is looked for where an answer promises so much, and is no puzzle where a wrong one promises more than the other. */
const NEARLY_WON = 0.9;
const ALSO_WINNING = 0.85;
/** A win has to be proven in so many deals, and then in so many others. */
const DEALS = [3, 8, 16] as const;

/** Plays one game of the plan and looks for puzzles in it. They depend on the plan and its number only. */
export function puzzlesOfGame(game: Game, plan: PuzzlePlan, number: number): readonly FoundPuzzle[] | Refusal {
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
  const search: SearchPlan = {
    game,
    policy,
    judge: game.evaluation === undefined ? {} : { evaluation: game.evaluation },
  };
  const found: FoundPuzzle[] = [];
  for (const position of promising(played, random)) {
    const puzzle = puzzleAt(search, played.recordAt, position, random);
    if (puzzle !== undefined) found.push(puzzle);
    if (found.length === MOST_A_GAME) break;
  }
  return found;
}

function promising({ positions }: PlayedGame, random: Random): readonly Position[] {
  const last = positions.length - LAST_MOMENTS;
  const first = (positions.length * OPENING) / 100;
  const fitting = positions.filter(isWholeQuestion);
  const late = random.shuffled(fitting.filter(({ match }) => match.decisions >= last));
  const earlier = random.shuffled(fitting.filter(({ match }) => match.decisions >= first && match.decisions < last));
  return [...late.slice(0, FROM_THE_END), ...earlier.slice(0, FROM_ANYWHERE)];
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
  const weighing = weighedAt(solver, match);
  if (weighing === undefined) return undefined;
  const solved = forcedWin(solver, match, weighing) ?? farBetter(solver, match, weighing);
  if (solved === undefined) return undefined;
  const { goal, line, next, solution } = solved;
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
  return isDull(puzzle, match) ? undefined : { puzzle, about: aboutOf(goal, match, seat) };
}

/** Tells apart the answers to the question of the position, if they can be. */
export function weighedAt(solver: Solver, match: Match): Weighing | undefined {
  const { plan, seat, random } = solver;
  const question = present(questionFor(match, seat), 'an open question');
  const answers = candidatesFor(question, expectedAnswer(mindOf(solver, 0), match, question));
  if (answers.length < 2) return undefined;
  return weighed(plan, thoughtOf({ seat, random, nodes: WEIGHING_NODES }, plan.game, match), answers);
}

interface Solved {
  readonly goal: PuzzleGoal;
  readonly line: Line;
  readonly solution: number;
  readonly next: number;
}

function forcedWin(solver: Solver, match: Match, { good, poor }: Weighing): Solved | undefined {
  const best = present(good[0], 'the best answer');
  if (chanceOf(best) < NEARLY_WON) return undefined;
  const { plan, seat, random } = solver;
  let answers = [...good, ...poor].map(({ answer }) => answer);
  for (const count of DEALS) {
    const deals = imaginedDeals(plan.game, match, { seat, random, count });
    const proof = provenWins(mindOf(solver, PROOF_NODES * count), deals, answers);
    if (proof === undefined) return undefined;
    answers = [...proof.answers];
  }
  const missed = [...good, ...poor].filter(({ answer }) => !answers.includes(answer));
  const next = Math.max(0, ...missed.map(chanceOf));
  if (missed.length < answers.length || next > ALSO_WINNING) return undefined;
  const line = winningLine(solver, match, answers);
  return line === undefined ? undefined : { goal: 'win', line, solution: 1, next };
}

/** Weighs once more, with other deals: the same answers have to be far better again. */
function farBetter(solver: Solver, match: Match, once: Weighing): Solved | undefined {
  const again = weighedAt(solver, match);
  if (again === undefined || !sameAnswers(once.good, again.good)) return undefined;
  const answers = once.good.map(({ answer }) => answer);
  const line = bigMove(solver, match, answers);
  if (line === undefined) return undefined;
  const meanOfBest = (of: 'good' | 'poor'): number =>
    (Math.max(...once[of].map(chanceOf)) + Math.max(...again[of].map(chanceOf))) / 2;
  return { goal: 'best', line, solution: meanOfBest('good'), next: meanOfBest('poor') };
}

function sameAnswers(some: readonly Trial[], others: readonly Trial[]): boolean {
  const keys = (trials: readonly Trial[]): string => JSON.stringify(trials.map(({ answer }) => keyOf(answer)).sort());
  return keys(some) === keys(others);
}

/** Nothing to find: everybody would pass here. */
function isDull({ difficulty, line, seat }: Puzzle, match: Match): boolean {
  const question = questionFor(match, seat);
  const answer = line[0]?.accepts[0];
  if (difficulty > 1 || question?.is !== 'choose') return false;
  const option = question.options[Number(answer)];
  return option?.is === pass.is || option?.is === decline.is;
}

function aboutOf(goal: PuzzleGoal, match: Match, seat: SeatId): string {
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
