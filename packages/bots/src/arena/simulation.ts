import {
  type Bot,
  fingerprint,
  type Game,
  invalid,
  isRefusal,
  type Match,
  present,
  type Refusal,
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

/** Plays the games one after the other; yields how many are done, returns what came out of them. */
export function* simulate(game: Game, plan: SimulationPlan): Generator<number, Simulation | Refusal> {
  const { min, max } = seatRangeOf(game.setup);
  if (plan.seats.length < min || plan.seats.length > max)
    return invalid('the list of bots', {
      at: '',
      problem: `there are ${plan.seats.length} bots, but ${game.id} is for ${min === max ? min : `${min} to ${max}`} seats`,
    });
  const bots = botsCalled(game, plan.seats);
  if (isRefusal(bots)) return bots;

  let sum = nothingYet(plan.seats);
  for (let round = 0; round < plan.games; round += 1) {
    const match = playMatch(game, {
      seed: `${plan.seed}/${round}`,
      bots: rotated<Bot>(bots, round),
      ...(plan.setup === undefined ? {} : { setup: plan.setup }),
    });
    if (isRefusal(match)) return match;
    sum = added(sum, match, rotated(plan.seats, round));
    yield sum.games;
  }
  return sum;
}

/** The list, begun at another place, so that every bot sits in every seat equally often. */
function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

function nothingYet(names: readonly string[]): Simulation {
  return {
    games: 0,
    finished: 0,
    draws: 0,
    decisions: 0,
    winsByBot: Object.fromEntries(names.map((name) => [name, 0])),
    hash: fingerprint([]),
  };
}

function added(sum: Simulation, match: Match, names: readonly string[]): Simulation {
  const winners = match.outcome?.winners ?? [];
  const winsByBot = { ...sum.winsByBot };
  for (const seat of winners) {
    const name = present(names[seat], 'the bot that won');
    winsByBot[name] = (winsByBot[name] ?? 0) + 1;
  }
  return {
    games: sum.games + 1,
    finished: sum.finished + (match.outcome === undefined ? 0 : 1),
    draws: sum.draws + (match.outcome !== undefined && winners.length === 0 ? 1 : 0),
    decisions: sum.decisions + match.decisions,
    winsByBot,
    hash: fingerprint([sum.hash, match]),
  };
}
