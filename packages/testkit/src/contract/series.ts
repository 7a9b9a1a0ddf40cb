import {
  begin,
  canonicalJson,
  type Game,
  isRefusal,
  type NextStart,
  nextStart,
  refusalText,
  type Setup,
} from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';

/** What nobody ever handed on. */
const NONSENSE: readonly unknown[] = [null, 'nonsense', -1, [{}], { nonsense: true }];

/** In a game with series, a match can follow from every finished one, and begins only with what one handed on. */
export function seriesFaults(playthrough: Playthrough): readonly string[] {
  const { game, setup, seed } = playthrough;
  const last = matchesOf(playthrough).at(-1);
  if (game.series === undefined || last?.outcome === undefined) return [];
  const next = nextStart(game, { start: { is: 'setup', setup }, stretches: [] }, last);
  const faults = isRefusal(next)
    ? [`the next match cannot be set up: ${refusalText(next, 'en')}`]
    : [...beginningFaults(game, next, last.seats, seed), ...uncheckedIn(game, next.setup, game.series.carries)];
  return faults.map((fault) => `seed ${seed}: ${fault}`);
}

function beginningFaults(game: Game, { setup }: NextStart, seats: number, seed: string): readonly string[] {
  const written: unknown = JSON.parse(JSON.stringify(setup));
  const begun = begin(game, written, `${seed}/next`);
  if (isRefusal(begun)) return [`the next match cannot begin: ${refusalText(begun, 'en')}`];
  return [
    ...(canonicalJson(written) === canonicalJson(game.parseSetup(written)) ? [] : ['its setup is no plain data']),
    ...(begun.match.seats === seats ? [] : ['the next match is for another number of seats']),
    ...game.faults(begun.match.state).map((fault) => `the next match begins wrong: ${fault}`),
  ];
}

function uncheckedIn(game: Game, setup: Setup, carries: string): readonly string[] {
  if (!Object.hasOwn(setup, carries)) return [`nothing is handed on as ${carries}`];
  return NONSENSE.filter((value) => !isRefusal(game.parseSetup({ ...setup, [carries]: value }))).map(
    (value) => `${carries} may be ${JSON.stringify(value)}, although no match hands that on`,
  );
}
