import {
  fingerprint,
  type Game,
  InvariantError,
  invalid,
  isRefusal,
  present,
  type Refusal,
  type SeatId,
  seatRangeOf,
} from '@kronika/kernel';
import { botsCalled } from '../bots-of.ts';
import { playMatch } from './match.ts';

/** Many matches between the same bots. */
export interface SimulationPlan {
  readonly games: number;
  readonly seed: string;
  /** The names of the bots, one for each seat of the first game; from game to game they move on by one seat. */
  readonly seats: readonly string[];
  /** What each game is set up with besides the number of seats, e.g. a deck for each; it stays with the seats. */
  readonly setup?: object;
}

/** What came out of a simulation. */
export interface Simulation {
  readonly games: number;
  /** How many of them came to their end. */
  readonly finished: number;
  /** How many of them ended without a winner. */
  readonly draws: number;
  readonly decisions: number;
  readonly winsByBot: Readonly<Record<string, number>>;
  /** Covers the last state of every match: equal hashes, equal games. */
  readonly hash: string;
}

/** What is left of a match of a simulation when it is over: enough to add it up, little enough to send to another thread. */
export interface PlayedGame {
  /** Which of the games it was, from 0. */
  readonly number: number;
  /** The names of the bots by seat. */
  readonly seats: readonly string[];
  /** The seats that won; `undefined` if the match did not come to its end. */
  readonly winners: readonly SeatId[] | undefined;
  readonly decisions: number;
  /** Covers the last state of the match. */
  readonly hash: string;
}

/** Plays the games one after the other; yields how many are done, returns what came out of them. */
export function* simulate(game: Game, plan: SimulationPlan): Generator<number, Simulation | Refusal> {
  const fault = planFault(game, plan);
  if (fault !== undefined) return fault;
  let sum = nothingPlayed(plan);
  for (let number = 0; number < plan.games; number += 1) {
    const played = playGame(game, plan, number);
    if (isRefusal(played)) return played;
    sum = withGame(sum, played);
    yield sum.games;
  }
  return sum;
}

/** What is wrong with the plan, if anything is: bots that nobody knows, or too many or too few of them. */
export function planFault(game: Game, plan: SimulationPlan): Refusal | undefined {
  const { min, max } = seatRangeOf(game.setup);
  if (plan.seats.length < min || plan.seats.length > max)
    return invalid('the list of bots', {
      at: '',
      problem: `there are ${plan.seats.length} bots, but ${game.id} is for ${min === max ? min : `${min} to ${max}`} seats`,
    });
  const bots = botsCalled(game, plan.seats);
  return isRefusal(bots) ? bots : undefined;
}

/** Plays one game of the plan. It depends on the plan and its number only, so any thread may play it at any time. */
export function playGame(game: Game, plan: SimulationPlan, number: number): PlayedGame | Refusal {
  const seats = rotated(plan.seats, number);
  const bots = botsCalled(game, seats);
  if (isRefusal(bots)) return bots;
  const match = playMatch(game, {
    seed: `${plan.seed}/${number}`,
    bots,
    ...(plan.setup === undefined ? {} : { setup: plan.setup }),
  });
  if (isRefusal(match)) return match;
  return { number, seats, winners: match.outcome?.winners, decisions: match.decisions, hash: fingerprint(match) };
}

/** The list, begun at another place, so that every bot sits in every seat equally often. */
function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** A simulation before its first game. */
export function nothingPlayed({ seats }: SimulationPlan): Simulation {
  return {
    games: 0,
    finished: 0,
    draws: 0,
    decisions: 0,
    winsByBot: Object.fromEntries(seats.map((name) => [name, 0])),
    hash: fingerprint([]),
  };
}

/** Adds a game to the games before it. The hash depends on their order, so they are added by their numbers. */
export function withGame(sum: Simulation, { number, seats, winners, decisions, hash }: PlayedGame): Simulation {
  if (number !== sum.games) throw new InvariantError(`game ${number} was added after ${sum.games} games`);
  const winsByBot = { ...sum.winsByBot };
  for (const seat of winners ?? []) {
    const name = present(seats[seat], 'the bot that won');
    winsByBot[name] = (winsByBot[name] ?? 0) + 1;
  }
  return {
    games: sum.games + 1,
    finished: sum.finished + (winners === undefined ? 0 : 1),
    draws: sum.draws + (winners?.length === 0 ? 1 : 0),
    decisions: sum.decisions + decisions,
    winsByBot,
    hash: fingerprint([sum.hash, hash]),
  };
}
