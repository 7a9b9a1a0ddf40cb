import {
  type Answer,
  type Bot,
  begin,
  decide,
  fingerprint,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  type MatchRecord,
  present,
  RECORD_VERSION,
  type Refusal,
  refusalText,
  type SeatId,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import { DECISION_LIMIT } from '../arena/match.ts';
import { decisionOf, seated } from '../arena/thought.ts';

/** A moment of a game in which a seat was asked. */
export interface Position {
  readonly match: Match;
  readonly seat: SeatId;
  /** The moment before it; nothing at the start of the game. */
  readonly before?: Match;
}

/** A game between bots with all its moments. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  /** The record of the game up to a position. */
  recordAt(position: Position): MatchRecord;
}

/** How a game is played whose positions may become puzzles. */
export interface PlayedGamePlan {
  readonly setup: object;
  readonly seed: string;
  /** Who plays in all the seats. */
  readonly bot: Bot;
}

/** Plays a whole game and keeps every moment of it. */
export function playedGame(game: Game, { setup, seed, bot }: PlayedGamePlan): PlayedGame | Refusal {
  const checked = game.parseSetup(setup);
  if (isRefusal(checked)) return checked;
  const begun = begin(game, checked, seed);
  if (isRefusal(begun)) return begun;
  const players = seatsOf(begun.match.seats).map((seat) => seated({ seat, bot, seed }));
  const positions: Position[] = [];
  const decisions: (readonly [SeatId, Answer])[] = [];
  let match = begun.match;
  while (match.outcome === undefined && match.decisions < DECISION_LIMIT) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const before = positions.at(-1)?.match;
    positions.push(before === undefined ? { match, seat } : { match, seat, before });
    const decision = decisionOf(present(players[seat], 'the bot that is asked'), game, match);
    const next = decide(game, match, decision);
    if (isRefusal(next)) throw new InvariantError(`game ${game.id}, seed ${seed}: ${refusalText(next, 'en')}`);
    decisions.push([seat, decision.answer]);
    match = next.match;
  }
  return {
    positions,
    recordAt: ({ match: at }) => ({
      format: 'kronika-record',
      version: RECORD_VERSION,
      game: game.id,
      seed,
      start: { is: 'setup', setup: checked },
      stretches: [{ because: 'start', rules: game.rules, from: 0, decisions: decisions.slice(0, at.decisions) }],
      end: { decisions: at.decisions, fingerprint: fingerprint(at) },
    }),
  };
}
