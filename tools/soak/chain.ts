import {
  contradictionsIn,
  type Game,
  isRefusal,
  type Match,
  nextStart,
  present,
  type Random,
  randomOf,
  refusalText,
  type Windows,
} from '@kronika/kernel';
import { stuckIn } from '../../packages/testkit/src/contract/progress.ts';
import { PROMISES } from '../../packages/testkit/src/contract/promises.ts';
import { matchesOf, type Playthrough, playRandomly } from '../../packages/testkit/src/play/playthrough.ts';
import { seatsNext, tableOf } from './tables.ts';

/** How many games a chain has: enough for a series to grow old. */
export const CHAIN = 10;

/** A game with more decisions than this counts as endless. */
const CAP = 10_000;

/** What one chain came to. */
export interface ChainResult {
  readonly chain: number;
  readonly games: number;
  readonly decisions: number;
  /** What went wrong, with the seed that shows it; the chain ends with the first game that has a fault. */
  readonly faults: readonly string[];
}

/** Plays a chain of random games: each follows from the one before where the game has series, or has a table of its own. */
export function playChain(game: Game, chain: number, seed: string): ChainResult {
  const random = randomOf(`${seed}/${chain}/seats`);
  let setup: unknown = tableOf(game, game.series === undefined ? chain * CHAIN : chain, seed);
  let decisions = 0;
  for (let games = 1; games <= CHAIN; games += 1) {
    const played = checked(game, setup, {
      seed: `${seed}/${chain}/${games}`,
      look: games % CHAIN === chain % CHAIN ? 'promises' : 'states',
    });
    decisions += played.decisions;
    if (played.faults.length > 0) return { chain, games, decisions, faults: played.faults };
    const following = setupAfter(game, setup, { chain, games, seed, random, match: played.last });
    if (typeof following === 'string') return { chain, games, decisions, faults: [`chain ${chain}: ${following}`] };
    setup = following.setup;
  }
  return { chain, games: CHAIN, decisions, faults: [] };
}

interface Checked {
  readonly decisions: number;
  readonly faults: readonly string[];
  readonly last: Match | undefined;
}

/** Plays one game. All its states are checked; now and then also everything that the contract of a game promises. */
function checked(
  game: Game,
  setup: unknown,
  { seed, look }: { readonly seed: string; readonly look: 'states' | 'promises' },
): Checked {
  try {
    const played = playRandomly(game, { setup, seed, cap: CAP });
    const last = matchesOf(played).at(-1);
    const inStates = statesFaults(played);
    const faults = look === 'promises' && inStates.length === 0 ? promisesFaults(played) : inStates;
    return { decisions: played.turns.length, faults: faults.map((fault) => `${seed}: ${fault}`), last };
  } catch (error) {
    return { decisions: 0, faults: [`${seed}: ${error instanceof Error ? error.message : error}`], last: undefined };
  }
}

function statesFaults(played: Playthrough): readonly string[] {
  const random = randomOf(`${played.seed}/stuck`);
  const matches = matchesOf(played);
  const found = matches.flatMap((match) =>
    [...contradictionsIn(played.game, match), ...stuckIn(match, random)].map(
      (fault) => `after decision ${match.decisions}: ${fault}`,
    ),
  );
  return matches.at(-1)?.outcome === undefined ? [...found, `no end after ${played.turns.length} decisions`] : found;
}

/** At few places, because looking is costly: other games look at others. */
const LOOK = { samples: 3, resignations: 2 } as const;

function promisesFaults(played: Playthrough): readonly string[] {
  const options = { ...LOOK, windows: windowsOf(played.setup) };
  return PROMISES.flatMap(({ title, check }) => check(played, options).map((fault) => `${title}: ${fault}`));
}

function windowsOf(setup: unknown): Windows {
  const asked = typeof setup === 'object' && setup !== null && 'windows' in setup ? setup.windows : undefined;
  return asked === 'brief' ? 'brief' : 'open';
}

interface After {
  readonly chain: number;
  /** How many games of the chain are over. */
  readonly games: number;
  readonly seed: string;
  readonly random: Random;
  readonly match: Match | undefined;
}

/** The setup of the next game, or what is wrong with it. */
function setupAfter(
  game: Game,
  setup: unknown,
  { chain, games, seed, random, match }: After,
): { readonly setup: unknown } | string {
  if (game.series === undefined) return { setup: tableOf(game, chain * CHAIN + games, seed) };
  const parsed = game.parseSetup(setup);
  if (isRefusal(parsed)) return refusalText(parsed, 'en');
  const next = nextStart(
    game,
    { start: { is: 'setup', setup: parsed }, stretches: [] },
    present(match, 'a last state'),
  );
  if (isRefusal(next)) return `no game can follow: ${refusalText(next, 'en')}`;
  return { setup: { ...next.setup, seats: seatsNext(game, chain, next.setup.seats, random) } };
}
