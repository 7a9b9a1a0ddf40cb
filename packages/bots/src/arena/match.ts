import {
  type Bot,
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  present,
  type Refusal,
  refusalText,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { decisionOf, seated } from './thought.ts';

/** More decisions than any real match takes. */
export const DECISION_LIMIT = 100_000;

/** A match between bots, one for each seat in table order. */
export interface Pairing {
  readonly seed: string;
  readonly bots: readonly Bot[];
  /** What the game is set up with besides the number of seats. */
  readonly setup?: object;
  /** How many positions each bot may look at for one answer, instead of what its level allows. */
  readonly nodes?: number;
  /** After so many decisions the match is left as it is, without an outcome. */
  readonly limit?: number;
}

/** Plays one whole match and gives its last state. The same pairing always gives the same match. */
export function playMatch(game: Game, pairing: Pairing): Match | Refusal {
  const { seed, bots, setup } = pairing;
  const begun = begin(game, { ...setup, seats: bots.length }, seed);
  return isRefusal(begun) ? begun : playOn(game, begun.match, pairing);
}

/** Plays a match on from where it stands, with the chance it has, and gives its last state. */
export function playOn(game: Game, from: Match, pairing: Omit<Pairing, 'setup'>): Match {
  const { seed, bots, nodes, limit = DECISION_LIMIT } = pairing;
  const players = seatsOf(bots.length).map((seat) =>
    seated({ seat, bot: present(bots[seat], 'a bot'), seed, ...(nodes === undefined ? {} : { nodes }) }),
  );
  let match = from;
  while (match.outcome === undefined && match.decisions < limit) {
    const asked = present(waitingFor(match)[0], 'a seat that is asked');
    const decision = decisionOf(present(players[asked], 'the bot that is asked'), game, match);
    const next = decide(game, match, decision);
    if (isRefusal(next))
      throw new InvariantError(
        `game ${game.id}, seed ${seed}, decision ${match.decisions + 1}: the bot in seat ${asked} answered ${JSON.stringify(decision.answer)}. ${refusalText(next, 'en')}`,
      );
    match = next.match;
  }
  return match;
}
