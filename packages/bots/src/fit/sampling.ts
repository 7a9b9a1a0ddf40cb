import {
  type Bot,
  begin,
  decide,
  type Evaluation,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  present,
  type Random,
  type Refusal,
  randomOf,
  type Side,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { DECISION_LIMIT } from '../arena/match.ts';
import { decisionOf, seated } from '../arena/thought.ts';
import { variedSetup } from '../arena/varied-setup.ts';
import { carelessBot } from '../careless/careless-bot.ts';
import { randomBot } from '../random/random-bot.ts';
import type { Example } from './regression.ts';

/** What the games of a fit are set up with; what seats bring is drawn by chance, unless it is said. */
export type FitTable = { readonly seats: number } & Readonly<Record<string, unknown>>;

/** Games that weights are fitted to. */
export interface SamplingPlan {
  readonly games: number;
  readonly seed: string;
  /** The games take turns at these tables. */
  readonly tables: readonly FitTable[];
}

/** What one game of the plan showed. */
export interface Sampled {
  readonly number: number;
  /** Positions of the game; none if nobody won it. */
  readonly examples: readonly Example[];
}

/** So many answers in a hundred are something else than the rule of thumb, so that unusual positions come up, too. */
export const SLIPS = 6;
/** So many positions of a game are taken. They have the same winner, so that more of them tell little more. */
const POSITIONS = 12;

/** Plays one game of the plan and takes some settled positions of it. It depends on the plan and its number only. */
export function sampledGame(game: Game, plan: SamplingPlan, number: number): Sampled | Refusal {
  const { evaluation } = game;
  if (evaluation === undefined) throw new InvariantError(`${game.id} has no evaluation`);
  const seed = `${plan.seed}/${number}`;
  const random = randomOf(`${seed}/fit`);
  const table = present(plan.tables[number % plan.tables.length], 'a table');
  const begun = begin(game, { ...variedSetup(game, table.seats, random), ...table }, seed);
  if (isRefusal(begun)) return begun;
  const { settled, last } = playedThrough(game, evaluation, begun.match, seed);
  const examples = taken(settled, random).flatMap(({ state }): readonly Example[] => {
    const sides = evaluation.measure(state);
    const winner = winnerAmong(sides, last);
    return winner === undefined ? [] : [{ sides, winner }];
  });
  return { number, examples };
}

function playedThrough(game: Game, evaluation: Evaluation, from: Match, seed: string) {
  const bot: Bot = carelessBot(game.bots.thumb ?? randomBot, SLIPS);
  const players = seatsOf(from.seats).map((seat) => seated({ seat, bot, seed }));
  const settled: Match[] = [];
  let match = from;
  while (match.outcome === undefined && match.decisions < DECISION_LIMIT) {
    if (evaluation.isSettled(match.state)) settled.push(match);
    const asked = present(waitingFor(match)[0], 'a seat that is asked');
    const next = decide(game, match, decisionOf(present(players[asked], 'the bot that is asked'), game, match));
    if (isRefusal(next)) throw new InvariantError(`game ${game.id}, seed ${seed}: ${next.refused}`);
    match = next.match;
  }
  return { settled, last: match };
}

/** Some of the positions, each as likely as any other. */
function taken(settled: readonly Match[], random: Random): readonly Match[] {
  return random.shuffled(settled).slice(0, POSITIONS);
}

/** The side that won. Where nobody at the table did, it is what plays against them all, if there is such a side. */
function winnerAmong(sides: readonly Side[], { outcome }: Match): number | undefined {
  if (outcome === undefined) return undefined;
  const at = sides.findIndex(({ seats }) =>
    outcome.winners.length === 0 ? seats.length === 0 : seats.some((seat) => outcome.winners.includes(seat)),
  );
  return at === -1 ? undefined : at;
}
