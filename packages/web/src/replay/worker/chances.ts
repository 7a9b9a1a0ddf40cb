import { horizonOf, isDone, judged, playOn, randomBot } from '@kronika/bots';
import { type Bot, type Game, type Match, present, randomState, type SeatId, seatsOf } from '@kronika/kernel';
import type { Chance } from './messages.ts';

/** So many more decisions decide nearly every match; what is undecided then counts as open. */
const FURTHER = 900;

/** How often each moment is played out, in several rounds. */
const ROUNDS = [2, 2, 4] as const;

/** The first moments are far apart, so that the outline shows soon, and the others come between them. */
const STRIDES = [8, 4, 2, 1] as const;

/** The moments that are played out: the given ones, and others between them so that no gap is too wide. */
export function momentsToWeigh(
  first: number,
  last: number,
  marked: readonly number[],
  most: number,
): readonly number[] {
  const chosen = new Set<number>([first]);
  const step = Math.max(1, Math.ceil((last - first) / Math.max(1, most - marked.length)));
  for (let move = first; move < last; move += step) chosen.add(move);
  for (const move of marked) if (move > first && move < last) chosen.add(move);
  return [...chosen].sort((one, other) => one - other);
}

/** How a match that is over came out. */
export function chanceOfEnd({ decisions, seats }: Match, winners: readonly SeatId[]): Chance {
  return { move: decisions, chances: seatsOf(seats).map((seat) => shareOf(seat, winners, seats)) };
}

/**
 * How likely each seat was to win, moment by moment: bots play the match on several times, from the cards as they really
 * lay, as far as the game needs to judge the position, or to its end. The same seed always gives the same chances. Coarse first, then finer.
 */
export function* chancesOf(
  game: Game,
  matches: readonly Match[],
  seed: string,
): Generator<{ readonly chance: Chance; readonly share: number }> {
  const wins = matches.map(({ seats }) => seatsOf(seats).map(() => 0));
  const all = ROUNDS.reduce<number>((sum, round) => sum + round, 0) * matches.length;
  let done = 0;
  let before = 0;
  for (const round of ROUNDS) {
    for (const [place, match] of spread(matches)) {
      const won = present(wins[place], 'the wins');
      for (let n = before; n < before + round; n += 1) {
        const chances = chancesAfter(game, match, `${seed}/${match.decisions}/${n}`);
        for (const seat of seatsOf(match.seats)) won[seat] = (won[seat] ?? 0) + (chances[seat] ?? 0);
      }
      done += round;
      yield { chance: { move: match.decisions, chances: estimated(game, won, before + round) }, share: done / all };
    }
    before += round;
  }
}

/** Coarse first: every eighth, then those between them. */
function spread<T>(all: readonly T[]): readonly (readonly [place: number, value: T])[] {
  const rank = (place: number): number => STRIDES.findIndex((stride) => place % stride === 0);
  return [...all.entries()].sort(([one], [other]) => rank(one) - rank(other) || one - other);
}

/** What a match that is played on comes to: its end, or what the position is worth once something has come of it. */
function chancesAfter(game: Game, match: Match, seed: string): readonly number[] {
  const bot = Object.values(game.bots)[0] ?? randomBot;
  const bots: readonly Bot[] = seatsOf(match.seats).map(() => bot);
  const { evaluation } = game;
  let reached: Match = { ...match, random: randomState(seed) };
  if (evaluation === undefined) {
    reached = playOn(game, reached, { seed, bots, limit: match.decisions + FURTHER });
    const winners = reached.outcome?.winners ?? [];
    return seatsOf(match.seats).map((seat) => shareOf(seat, winners, match.seats));
  }
  while (!isDone({ evaluation }, reached, match.decisions)) {
    // To the horizon in one go, then one by one until nothing is half done.
    const limit = Math.max(reached.decisions + 1, match.decisions + horizonOf(evaluation, match.seats));
    reached = playOn(game, reached, { seed: `${seed}/${reached.decisions}`, bots, limit });
  }
  return judged({ evaluation }, reached).chances;
}

/** What an end is worth to a seat; where nobody has won, all have a share of it. */
function shareOf(seat: SeatId, winners: readonly SeatId[], seats: number): number {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** A few matches prove little: as if one more had been drawn. What was judged is not all or nothing, and needs no such care. */
function estimated({ evaluation }: Game, sums: readonly number[], played: number): readonly number[] {
  return evaluation === undefined ? smoothed(sums, played) : sums.map((sum) => sum / played);
}

function smoothed(won: readonly number[], played: number): readonly number[] {
  return won.map((wins) => (wins + 1 / won.length) / (played + 1));
}
