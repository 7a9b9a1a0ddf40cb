import {
  type Answer,
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  type MatchFacts,
  partsIn,
  present,
  type Refusal,
  randomOf,
  refusalText,
  type SeatForm,
  type SeatId,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { DECISION_LIMIT } from './match.ts';
import { variedSetup } from './varied-setup.ts';

/** What all games of a contest have in common. */
export interface ContestPlan {
  readonly seed: string;
  readonly seats: number;
  /** What the games are set up with besides; what seats bring is drawn by chance, unless it is said here. */
  readonly setup?: object;
  /** How many positions each bot may look at for one answer, instead of what its level allows. */
  readonly nodes?: number;
}

/** One game of a contest: `a` has one seat, `b` all others. */
export interface Bout {
  readonly a: string;
  readonly b: string;
  /** Which game of the two, from 0. So many games in a row as there are seats have all in common but the seat of `a`. */
  readonly number: number;
}

/** Of `a`, and of all seats of `b` together. */
export interface OfBoth<T> {
  readonly a: T;
  readonly b: T;
}

/** A game of a contest that is over. */
export interface BoutResult extends Bout, Pick<MatchFacts, 'rounds' | 'first'> {
  /** The seat of `a`. */
  readonly place: SeatId;
  /** Who won; nobody in a draw; absent if the match did not come to its end. */
  readonly winners?: readonly SeatId[];
  readonly decisions: number;
  readonly moves: OfBoth<number>;
  readonly seconds: OfBoth<number>;
  /** What each seat brought, or else what it played as; empty where all seats are alike. */
  readonly decks: readonly string[];
  /** Why the game was broken off, and by whom. */
  readonly fault?: { readonly seat: SeatId; readonly problem: string };
}

/** Somebody in a seat of a contest. */
export interface Player {
  /** The answer of its seat, which is asked. Whoever throws a forfeit has lost. */
  answer(match: Match): Answer | Promise<Answer>;
  /** The answer was refused. Bots of ours never give such; others lose by it. */
  refused(problem: string): Error;
  /** The processor time that its answers have taken, in seconds. */
  spent(): number;
  /** The game is over, or was broken off. */
  leave(match: Match, winners: readonly SeatId[]): void | Promise<void>;
}

/** Why a player has lost before the game was over. */
export class Forfeit extends Error {}

/** Who plays a seat of a game: a bot of ours, or another program. */
export interface Seated {
  readonly name: string;
  /** The names of all at the table. */
  readonly names: readonly string[];
  readonly seat: SeatId;
  readonly seed: string;
  readonly nodes?: number;
}

/** Plays one game of a contest. Its course depends on plan and bout only, as far as the players' answers do. */
export async function playBout(
  game: Game,
  plan: ContestPlan,
  bout: Bout,
  seat: (seated: Seated) => Player,
): Promise<BoutResult | Refusal> {
  const { a, b, number } = bout;
  const places = seatsOf(plan.seats);
  const place = present(places[number % plan.seats], 'a seat');
  const seed = `${plan.seed}/${Math.floor(number / plan.seats)}`;
  const setup = { ...variedSetup(game, plan.seats, randomOf(`${seed}/setup`)), ...plan.setup };
  const begun = begin(game, setup, seed);
  if (isRefusal(begun)) return begun;
  const nodes = plan.nodes === undefined ? {} : { nodes: plan.nodes };
  const names = places.map((one) => (one === place ? a : b));
  const players = places.map((one) => seat({ name: one === place ? a : b, names, seat: one, seed, ...nodes }));
  const { match, fault, moves } = await played(game, begun.match, players);

  const { rounds, first, sides } = game.facts?.(game.view(match.state, 'spectator')) ?? {};
  const winners = fault === undefined ? match.outcome?.winners : places.filter((one) => one !== fault.seat);
  await Promise.all(players.map((player) => player.leave(match, winners ?? [])));
  const ofBoth = (values: readonly number[]): OfBoth<number> => {
    const own = values[place] ?? 0;
    return { a: own, b: values.reduce((sum, value) => sum + value, 0) - own };
  };
  return {
    ...{ a, b, number, place },
    ...(winners === undefined ? {} : { winners }),
    decisions: match.decisions,
    moves: ofBoth(moves),
    seconds: ofBoth(players.map((player) => player.spent())),
    decks: decksIn(game, setup) ?? sides ?? [],
    ...(rounds === undefined ? {} : { rounds }),
    ...(first === undefined ? {} : { first }),
    ...(fault === undefined ? {} : { fault }),
  };
}

interface Played {
  readonly match: Match;
  readonly fault?: { readonly seat: SeatId; readonly problem: string };
  readonly moves: readonly number[];
}

async function played(game: Game, from: Match, players: readonly Player[]): Promise<Played> {
  const moves = players.map(() => 0);
  let match = from;
  while (match.outcome === undefined && match.decisions < DECISION_LIMIT) {
    const asked = present(waitingFor(match)[0], 'a seat that is asked');
    const player = present(players[asked], 'the player that is asked');
    try {
      const given = player.answer(match);
      // Answers of our own bots are there at once, and waiting for each would cost more than many of them.
      const answer = given instanceof Promise ? await given : given;
      const next = decide(game, match, { seat: asked, asked: match.asked, answer });
      if (isRefusal(next)) throw player.refused(refusalText(next, 'en'));
      moves[asked] = (moves[asked] ?? 0) + 1;
      match = next.match;
    } catch (error) {
      if (error instanceof Forfeit) return { match, fault: { seat: asked, problem: error.message }, moves };
      throw new InvariantError(
        `game ${game.id}, decision ${match.decisions + 1}, seat ${asked}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return { match, moves };
}

/** What each seat brings, in a word: its deck, or else all it chose. */
function decksIn({ setup: { brings } }: Game, setup: object): readonly string[] | undefined {
  if (brings === undefined) return undefined;
  const list: unknown = Object.entries(setup).find(([key]) => key === brings.key)?.[1];
  return Array.isArray(list) ? list.map((brought) => deckTold(brings, brought)) : undefined;
}

function deckTold(form: SeatForm, brought: unknown): string {
  const parts = partsIn(form, brought) ?? {};
  const decks = form.parts.filter(({ is }) => is === 'deck');
  return (decks.length > 0 ? decks : form.parts).map(({ key }) => told(parts[key])).join('+');
}

function told(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '…';
}
