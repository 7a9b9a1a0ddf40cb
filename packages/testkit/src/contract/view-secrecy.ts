import {
  contradictionsIn,
  type Game,
  imagine,
  type Match,
  type MatchView,
  randomOf,
  redealt,
  seatsOf,
  viewOf,
} from '@kronika/kernel';
import { matchesOf, type Playthrough } from '../play/playthrough.ts';
import { sampled } from '../play/sample.ts';
import type { CheckOptions, Windows } from './check.ts';
import { difference } from './difference.ts';
import { type Looker, lookersAt, otherDeal } from './other-deal.ts';
import { placeOf } from './progress.ts';

/** Whatever the hidden cards are, a looker sees the same board and is asked the same. */
export function viewFaults(playthrough: Playthrough, { samples, windows }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  const random = randomOf(`${seed}/deals`);
  return sampled(matchesOf(playthrough), samples, seed).flatMap((match) =>
    lookersAt(match).flatMap((looker) => {
      const other = otherDeal(game, match, looker, { random, windows });
      const told = difference(sight(game, match, looker, windows), sight(game, other, looker, windows));
      return told === undefined ? [] : [`${placeOf(playthrough, match)}: ${nameOf(looker)} could tell by ${told}`];
    }),
  );
}

/** What a seat imagines agrees with what it sees, breaks no rule, and rests on nothing it may not know. */
export function imaginationFaults(playthrough: Playthrough, { samples, windows }: CheckOptions): readonly string[] {
  const { game, seed } = playthrough;
  return sampled(matchesOf(playthrough), samples, seed).flatMap((match) =>
    seatsOf(match.seats).flatMap((seat) => {
      const chance = `${seed}/imagine/${match.decisions}/${seat}`;
      const imagined = imagine(game, match, seat, randomOf(chance));
      const twin = redealt(game, match, seat, randomOf(`${chance}/twin`));
      const rests = difference(imagined, imagine(game, twin, seat, randomOf(chance)));
      const strays = difference(sight(game, match, seat, windows), sight(game, imagined, seat, windows));
      return [
        ...(rests === undefined ? [] : [`what seat ${seat} imagines rests on ${rests}`]),
        ...(strays === undefined ? [] : [`what seat ${seat} imagines is not what it sees: ${strays}`]),
        ...(usesTable(game, imagined) ? [] : ['the game does not use the table that it is given']),
        ...contradictionsIn(game, imagined).map((fault) => `seat ${seat} imagines what cannot be: ${fault}`),
      ].map((fault) => `${placeOf(playthrough, match)}: ${fault}`);
    }),
  );
}

/** Otherwise nothing would ever be dealt anew, and every other check of secrecy would find nothing. */
function usesTable({ cards }: Game, { state }: Match): boolean {
  if (cards === undefined) return true;
  const marked = { ...cards.table(state), revelations: -1 };
  return cards.table(cards.withTable(state, marked)).revelations === marked.revelations;
}

/** What the looker sees; on a table with brief windows without whether the others are asked. */
export function sight(game: Game, match: Match, looker: Looker, windows: Windows): MatchView {
  const view = viewOf(game, match, looker);
  return windows === 'open' ? view : { ...view, waiting: view.waiting.filter((seat) => seat === looker) };
}

/** The looker in words. */
export function nameOf(looker: Looker): string {
  return looker === 'spectator' ? 'a spectator' : `seat ${looker}`;
}
