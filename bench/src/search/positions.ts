import { type SeatedBot, seated, thoughtOf } from '@kronika/bots';
import {
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  present,
  randomOf,
  refusalText,
  seatsOf,
  waitingFor,
} from '@kronika/kernel';
import type { DescribedMatch } from '../cards/described-match.ts';

/** A question of a match, and the seat that is asked. */
export interface Position {
  readonly match: Match;
  readonly seat: SeatedBot;
}

/** Every nth question of a match that is played by rules of thumb. */
export function positionsOf(game: Game, { setup, seed }: DescribedMatch, every: number): readonly Position[] {
  const begun = begin(game, setup, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  let { match } = begun;
  const bot = present(game.bots.thumb, 'the rules of thumb');
  const players = seatsOf(match.seats).map((seat) => seated({ seat, bot, seed }));
  const positions: Position[] = [];
  for (let asked = 0; match.outcome === undefined; asked += 1) {
    const seat = present(players[present(waitingFor(match)[0], 'a seat that is asked')], 'a player');
    if (asked % every === every - 1) positions.push({ match, seat: { ...seat, random: randomOf(`${seed}/${asked}`) } });
    const answer = seat.bot.answer(thoughtOf(seat, game, match));
    const next = decide(game, match, { seat: seat.seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
    match = next.match;
  }
  return positions;
}
