import {
  type Advance,
  concede,
  contradictionsIn,
  decide,
  type Game,
  isRefusal,
  type Match,
  type Random,
  type Refusal,
  randomOf,
  refusalText,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { matchesOf, type Playthrough, randomDecision } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions } from './check.ts';
import { placeOf, stuckIn } from './progress.ts';

/** For how many decisions the others play on behind a resignation: what it left behind shows soon or never. */
const DECISIONS_AFTER = 16;

/** In one of so many decisions behind it the next seat gives up. */
const ANOTHER_IN = 8;

interface Resignation {
  readonly match: Match;
  readonly seat: SeatId;
}

/** Whichever seat gives up, and whenever: nothing breaks, and the match ends or the others play on. */
export function resigningFaults(playthrough: Playthrough, { resignations }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  return sampled(resignationsIn(playthrough), resignations, seed).flatMap(({ match, seat }) =>
    faultsAfter(game, { match, seat }, randomOf(`${seed}/${match.decisions}/${seat}`)).map(
      (fault) => `${placeOf(playthrough, match)}, seat ${seat} gives up: ${fault}`,
    ),
  );
}

/** Every seat at every moment. */
function resignationsIn(playthrough: Playthrough): readonly Resignation[] {
  if (playthrough.game.concede === undefined) return [];
  return matchesOf(playthrough)
    .filter(({ outcome }) => outcome === undefined)
    .flatMap((match) => seatsOf(match.seats).map((seat) => ({ match, seat })));
}

/** Gives up, plays on by chance, and looks at every match on the way. */
function faultsAfter(game: Game, { match, seat }: Resignation, random: Random): readonly string[] {
  let next = taken(() => concede(game, match, seat));
  for (let decisions = 0; typeof next !== 'string'; decisions += 1) {
    // Who is out already has nothing to give up.
    if (isRefusal(next)) return decisions === 0 ? [] : [refusalText(next, 'en')];
    const now: Match = next.match;
    const faults = [...stuckIn(now, random), ...contradictionsIn(game, now), ...asksResigned(game, now)];
    if (faults.length > 0) return faults;
    if (now.outcome !== undefined || decisions === DECISIONS_AFTER) return [];
    next = taken(() => another(game, now, random) ?? decide(game, now, randomDecision(now, random)));
  }
  return [next];
}

/** One more seat that gives up, now and then. */
function another(game: Game, match: Match, random: Random): Advance | undefined {
  if (random.int(1, ANOTHER_IN) > 1) return undefined;
  const next = concede(game, match, random.pick(seatsOf(match.seats)));
  return isRefusal(next) ? undefined : next;
}

/** What comes of it, or the error in words. */
function taken(go: () => Advance | Refusal): Advance | Refusal | string {
  try {
    return go();
  } catch (error) {
    return String(error);
  }
}

/** Nobody waits for a seat that gave up: it cannot give up again. */
function asksResigned(game: Game, { state, open }: Match): readonly string[] {
  return open
    .filter(({ question, answer }) => answer === undefined && game.concede?.(state, question.seat) === undefined)
    .map(({ question }) => `seat ${question.seat}, who gave up, is asked ${question.message.key}`);
}
