import { botsCalled, DEFAULT_LEVEL } from '@kronika/bots';
import {
  type Bot,
  type Game,
  invalid,
  isRefusal,
  present,
  type Refusal,
  type SeatId,
  type SeatRange,
  seatsOf,
} from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { namesIn } from './names.ts';
import { wholeNumber } from './whole-number.ts';

/** Who sits where: one person, and bots in all other seats. */
export interface Seating {
  readonly person: SeatId;
  readonly opponents: readonly Opponent[];
}

/** A bot in its seat, under the name it was asked for. */
export interface Opponent {
  readonly seat: SeatId;
  readonly name: string;
  readonly bot: Bot;
}

/** The size of the table and what was asked for on the command line. */
export interface SeatingRequest {
  readonly seats: number;
  readonly bots?: string;
  readonly seat?: string;
}

/** How many seats the table gets: as asked for, else one for each bot and the person, else as few as can be. */
export function seatCountOf(
  { min, max }: SeatRange,
  request: { readonly seats?: string; readonly bots?: string },
  words: Words,
): number | Refusal {
  if (request.seats !== undefined) return wholeNumber(request.seats, { option: '--seats', min, max }, words);
  const bots = request.bots === undefined ? 0 : namesIn(request.bots).length;
  if (bots >= max) return invalid('--bots', { at: '', problem: words.problem.botCount(bots, max - 1) });
  return Math.max(min, bots + 1);
}

/** Gives everybody a seat, or says what does not fit. One bot's name fills all the other seats; one alone needs none. */
export function seatingOf(game: Game, request: SeatingRequest, words: Words): Seating | Refusal {
  const { seats } = request;
  const place = wholeNumber(request.seat ?? '1', { option: '--seat', min: 1, max: seats }, words);
  if (isRefusal(place)) return place;
  const named = request.bots === undefined ? [DEFAULT_LEVEL] : namesIn(request.bots);
  const others = seatsOf(seats).filter((seat) => seat !== place - 1);
  const isEnough = others.length === 0 ? request.bots === undefined : named.length === 1;
  if (!isEnough && named.length !== others.length)
    return invalid('--bots', { at: '', problem: words.problem.botCount(named.length, others.length) });
  const bots = botsCalled(game, named);
  if (isRefusal(bots)) return bots;

  return {
    person: present(seatsOf(seats)[place - 1], 'the seat of the person'),
    opponents: others.map((seat, i) => {
      const which = named.length === 1 ? 0 : i;
      return { seat, name: present(named[which], 'a name'), bot: present(bots[which], 'a bot') };
    }),
  };
}
