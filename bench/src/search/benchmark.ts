import { agot } from '@kronika/agot';
import { type SearchPlan, search, thoughtOf } from '@kronika/bots';
import { type Game, present, randomOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { oath } from '@kronika/oath';
import { senjutsu } from '@kronika/senjutsu';
import { AGOT_MATCHES } from '../agot/matches.ts';
import type { DescribedMatch } from '../cards/described-match.ts';
import { L5R_MATCHES } from '../l5r/matches.ts';
import { median, rate } from '../measure.ts';
import { OATH_MATCHES } from '../oath/matches.ts';
import { atLeast, type Findings } from '../result.ts';
import { SENJUTSU_MATCHES } from '../senjutsu/matches.ts';
import { type Position, positionsOf } from './positions.ts';
import { sharesIn } from './profile.ts';

/** How much of the time of a search the rules take, at least: what is left is spent on deciding where to look. */
const AIM = 0.7;

/** Positions that a search may look at. */
const NODES = 300;
/** One question of so many is searched. */
const EVERY = 40;
const MATCHES = 2;
const WARM_UPS = 2;
const ROUNDS = 3;

const GAMES: readonly { readonly game: Game; readonly matches: readonly DescribedMatch[] }[] = [
  { game: l5r, matches: L5R_MATCHES },
  { game: agot, matches: AGOT_MATCHES },
  { game: senjutsu, matches: SENJUTSU_MATCHES },
  { game: oath, matches: OATH_MATCHES },
];

/** How many positions a bot that looks ahead sees in a second, and whose code takes the time. */
export async function searchBenchmark(): Promise<Findings> {
  const found: Findings[] = [];
  for (const { game, matches } of GAMES) found.push(await findingsOf(game, matches));
  return {
    ratios: Object.assign({}, ...found.map(({ ratios }) => ratios)),
    details: found.flatMap(({ details }) => details),
  };
}

async function findingsOf(game: Game, matches: readonly DescribedMatch[]): Promise<Findings> {
  const plan: SearchPlan = {
    game,
    policy: present(game.bots.thumb, 'the rules of thumb'),
    judge: { evaluation: present(game.evaluation, 'an evaluation') },
  };
  const positions = matches.slice(0, MATCHES).flatMap((match) => positionsOf(game, match, EVERY));
  const round = () => positionsSeen(plan, positions);
  for (let turn = 0; turn < WARM_UPS; turn += 1) round();
  const rates = Array.from({ length: ROUNDS }, () => rate(round, 1));
  const shares = await sharesIn(round);
  return {
    ratios: { [`${game.id}/search`]: atLeast(AIM, shares.rules) },
    details: [
      { name: `${game.id}: positions a search sees`, value: median(rates), unit: 'positions/s' },
      { name: `${game.id}: time in the rules`, value: 100 * shares.rules, unit: '%' },
      { name: `${game.id}: time in the rules of thumb`, value: 100 * shares.rulesOfThumb, unit: '%' },
      { name: `${game.id}: time in the search`, value: 100 * shares.search, unit: '%' },
    ],
  };
}

/** Searches all positions, always alike, and gives how many were looked at. */
function positionsSeen(plan: SearchPlan, positions: readonly Position[]): number {
  return positions.reduce((sum, { match, seat }, at) => {
    const random = randomOf(`search/${at}`);
    return sum + search(plan, thoughtOf({ ...seat, random, nodes: NODES }, plan.game, match)).positions;
  }, 0);
}
