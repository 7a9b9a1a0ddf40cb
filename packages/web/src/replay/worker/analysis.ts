import { judged } from '@kronika/bots';
import { type Game, type Match, type Moment, type SeatId, seatsOf } from '@kronika/kernel';
import type { Review } from './messages.ts';
import { choicesIn, reviewOf, type Taken } from './review.ts';

/** So many decisions of a match are looked at in the first place, those before the largest falls. */
const SCREENED = 90;
/** So many of each seat are looked at closely. */
const DOUBTED = 6;
/** So many mistakes of each seat are told. */
const TOLD = 3;
/** What gives away less is no mistake: it may be the error of the estimate. */
const LEAST = 0.03;

/** How many positions a first and a close look may take. */
const GLANCE = 300;
const CLOSE = 2_500;

/** How far the analysis has come, and what it has found so far. */
export interface Analysed {
  readonly share: number;
  readonly mistakes: readonly Review[];
}

/**
 * The decisions that gave most away, seat by seat, each with what would have been better. Only what the seat could know
 * then counts: bad luck is no mistake. The same match always gives the same mistakes.
 */
export function* mistakesIn(
  game: Game,
  moments: readonly Moment[],
  names: readonly string[],
): Generator<Analysed, void> {
  const screened = screenedOf(game, moments);
  const seats = seatsOf(moments[0]?.match.seats ?? 0);
  const steps = screened.length + DOUBTED * seats.length;
  const doubted: (readonly [Taken, Review])[] = [];
  let done = 0;
  for (const taken of screened) {
    const review = reviewOf(game, taken, { nodes: GLANCE, names });
    if (review !== undefined && review.loss >= LEAST) doubted.push([taken, review]);
    done += 1;
    yield { share: done / (steps + 1), mistakes: [] };
  }
  let found: readonly Review[] = [];
  for (const seat of seats) {
    const own = largest(
      doubted.filter(([, review]) => review.seat === seat),
      ([, { loss }]) => loss,
      DOUBTED,
    );
    const mistakes: Review[] = [];
    for (const [taken] of own) {
      const review = reviewOf(game, taken, { nodes: CLOSE, names });
      if (review !== undefined && review.loss >= LEAST) mistakes.push(review);
      done += 1;
      yield { share: done / (steps + 1), mistakes: found };
    }
    found = [...found, ...largest(mistakes, ({ loss }) => loss, TOLD)].sort((one, other) => one.move - other.move);
  }
  yield { share: 1, mistakes: found };
}

/** Those of each seat after which it stood worse when it was asked again. */
function screenedOf(game: Game, moments: readonly Moment[]): readonly Taken[] {
  const last = moments.at(-1)?.match;
  const choices = choicesIn(moments);
  if (last === undefined || choices.length <= SCREENED) return choices;
  const seats = seatsOf(last.seats);
  const chosen = seats.flatMap((seat) => {
    const own = choices.filter(({ question }) => question.seat === seat);
    const fallOf = (taken: Taken): number =>
      chanceOf(game, taken.before, seat) - chanceOf(game, own[own.indexOf(taken) + 1]?.before ?? last, seat);
    return largest(own, fallOf, Math.floor(SCREENED / seats.length));
  });
  return chosen.sort((one, other) => one.before.decisions - other.before.decisions);
}

function chanceOf(game: Game, match: Match, seat: SeatId): number {
  const { evaluation } = game;
  return judged(evaluation === undefined ? {} : { evaluation }, match).chances[seat] ?? 0;
}

function largest<T>(all: readonly T[], by: (one: T) => number, most: number): T[] {
  const ranked = all.map((one) => ({ one, rank: by(one) })).sort((a, b) => b.rank - a.rank);
  return ranked.slice(0, most).map(({ one }) => one);
}
