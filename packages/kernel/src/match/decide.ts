import { type Decision, fits } from '../decision/answer.ts';
import type { Happened } from '../event/event.ts';
import type { Concession, Game, Position, Setup } from '../game.ts';
import { type RandomState, randomFrom, randomState } from '../random/random.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import type { Asked, Asks, Match } from './match.ts';
import { isClosedBy, type Offer } from './offer.ts';
import { Run } from './run.ts';

/** A match that went on, and what happened on the way. */
export interface Advance<S = unknown> {
  readonly match: Match<S>;
  readonly happened: readonly Happened<S>[];
}

/** How a match is played, whatever the game. It is part of the match, and of how its record begins. */
export interface Manner {
  readonly asks?: Asks;
}

/** Begins a match: checks the setup, lays everything out and runs to the first question. */
export function begin<S>(game: Game<S>, setup: unknown, seed: string, manner: Manner = {}): Advance<S> | Refusal {
  const checked = game.parseSetup(setup);
  return isRefusal(checked) ? checked : beginChecked(game, checked, seed, manner);
}

/** Begins a match with a setup that has been checked. */
export function beginChecked<S>(game: Game<S>, setup: Setup, seed: string, manner: Manner = {}): Advance<S> {
  const random = randomFrom(randomState(seed));
  const position = game.start(setup, random);
  return beginAt(game, position, random.state(), manner);
}

/** Begins a match in the middle, at a described situation. */
export function beginSituation<S>(
  game: Game<S>,
  description: unknown,
  seed: string,
  manner: Manner = {},
): Advance<S> | Refusal {
  const position = game.situation(description);
  return isRefusal(position) ? position : beginAt(game, position, randomState(seed), manner);
}

function beginAt<S>(game: Game<S>, position: Position<S>, random: RandomState, { asks }: Manner): Advance<S> {
  const blank: Match<S> = {
    game: game.id,
    rules: game.rules,
    seats: position.seats,
    state: position.state,
    stack: [],
    open: [],
    asked: 0,
    decisions: 0,
    revelations: 0,
    random,
    ...(asks === undefined ? {} : { asks }),
  };
  const run = new Run(game, blank);
  for (const call of position.stack) run.enter(call);
  run.toNextQuestion();
  return { match: run.match(0), happened: run.happened };
}

/**
 * Lets a seat give up, whether or not it is asked something; the others play on. What it is asked now, and until the
 * game has it out, is answered for it.
 */
export function concede<S>(game: Game<S>, match: Match<S>, seat: SeatId): Advance<S> | Refusal {
  const concession = concessionOf(game, match, seat);
  if (isRefusal(concession)) return concession;
  const run = new Run(game, match);
  run.concede(concession, seat);
  run.toNextQuestion();
  return { match: run.match(match.decisions + 1), happened: run.happened };
}

/** What it would mean that the seat gives up now, or why it cannot. */
export function concessionOf<S>(game: Game<S>, match: Match<S>, seat: SeatId): Concession | Refusal {
  if (match.outcome !== undefined) return { refused: 'matchOver' };
  const concession = seat < match.seats ? game.concede?.(match.state, seat) : undefined;
  return concession ?? { refused: 'cannotConcede', seat };
}

/**
 * Takes one decision. Gives the match that follows, or says why not; the match handed in stays what
 * it was in either case. Takes unknown answers: this is where they are checked.
 */
export function decide<S>(game: Game<S>, match: Match<S>, decision: Decision): Advance<S> | Refusal {
  const { seat, answer } = decision;
  if (match.outcome !== undefined) return { refused: 'matchOver' };
  if (decision.asked !== match.asked) return { refused: 'stale', asked: decision.asked, now: match.asked };
  if (match.offer?.by === seat) return withdrawn(game, match, match.offer, answer);
  const mine = askedOf(match.open, seat);
  if (mine === undefined) return { refused: 'notAsked', seat };
  if (mine.answer !== undefined) return { refused: 'alreadyAnswered', seat };
  const refusal = fits(mine.question, answer);
  if (refusal !== undefined) return refusal;

  const answered: Asked = { question: mine.question, answer };
  // Mostly one seat is asked.
  const open = match.open.length === 1 ? [answered] : match.open.map((asked) => (asked === mine ? answered : asked));
  if (open.length > 1 && !isClosedBy(open, match.offer))
    return { match: { ...match, open, decisions: match.decisions + 1 }, happened: [] };

  const run = new Run(game, match);
  run.answer(open);
  run.toNextQuestion();
  return { match: run.match(match.decisions + 1), happened: run.happened };
}

function askedOf(open: readonly Asked[], seat: SeatId): Asked | undefined {
  for (const asked of open) if (asked.question.seat === seat) return asked;
  return undefined;
}

function withdrawn<S>(game: Game<S>, match: Match<S>, offer: Offer, answer: unknown): Advance<S> | Refusal {
  const refusal = fits(offer.withdraw, answer);
  if (refusal !== undefined) return refusal;
  const run = new Run(game, match);
  run.withdraw();
  run.toNextQuestion();
  return { match: run.match(match.decisions + 1), happened: run.happened };
}
