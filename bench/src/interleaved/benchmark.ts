import { agot } from '@kronika/agot';
import type { Game } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { oath } from '@kronika/oath';
import { senjutsu } from '@kronika/senjutsu';
import { AGOT_MATCHES } from '../agot/matches.ts';
import type { DescribedMatch } from '../cards/described-match.ts';
import { L5R_MATCHES } from '../l5r/matches.ts';
import { type Course, race } from '../measure.ts';
import { OATH_MATCHES } from '../oath/matches.ts';
import { atMost, type Findings } from '../result.ts';
import { SENJUTSU_MATCHES } from '../senjutsu/matches.ts';
import { playInTurn, playOneByOne } from './play.ts';

/** How much more a decision may cost when many matches are played in turn than when each is played to its end. */
const AIM = 1.3;

const MATCHES = 64;

const COURSE: Course = { rounds: 7, milliseconds: 1, warmUps: 3 };

const GAMES: readonly { readonly game: Game; readonly matches: readonly DescribedMatch[] }[] = [
  { game: l5r, matches: L5R_MATCHES },
  { game: agot, matches: AGOT_MATCHES },
  { game: senjutsu, matches: SENJUTSU_MATCHES },
  { game: oath, matches: OATH_MATCHES },
];

/**
 * The same decisions of the same random matches, once with all matches played in turn, one decision each, and once with
 * one match after the other. Servers play in turn, and search jumps between positions, too.
 */
export async function interleavedBenchmark(): Promise<Findings> {
  const found = GAMES.map(({ game, matches }): Findings => {
    const many = Array.from({ length: MATCHES }, (_, i) => nthMatch(matches, i));
    const { first, second, ratio } = race(
      () => playOneByOne(game, many),
      () => playInTurn(game, many),
      COURSE,
    );
    return {
      ratios: { [`${game.id}/interleaved`]: atMost(AIM, ratio) },
      details: [
        { name: `${game.id}: one match after the other`, value: first, unit: 'decisions/s' },
        { name: `${game.id}: ${MATCHES} matches in turn`, value: second, unit: 'decisions/s' },
      ],
    };
  });
  return {
    ratios: Object.assign({}, ...found.map(({ ratios }) => ratios)),
    details: found.flatMap(({ details }) => details),
  };
}

/** As many matches as are wanted: the same tables again, with other seeds. */
function nthMatch(matches: readonly DescribedMatch[], n: number): DescribedMatch {
  const { seed, setup } = matches[n % matches.length] ?? { seed: '', setup: { seats: 2 } };
  return { seed: `${seed}/${n}`, setup };
}
