import type { Seated } from '@kronika/bots';
import { type Game, type Match, type SeatId, viewOf } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';

/** The table of a contest as one of its seats may know it; with the winners when it is over. */
export function documentOf(
  game: Game,
  match: Match,
  { seat, names }: Pick<Seated, 'seat' | 'names'>,
  winners?: readonly SeatId[],
): TableDocument {
  return {
    table: 'arena',
    game: game.id,
    status: winners === undefined ? 'playing' : 'over',
    windows: 'open',
    seats: names.map((name) => ({ is: 'bot', name, bot: name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    ...(winners === undefined ? {} : { ending: { is: 'played', winners } }),
    you: { role: { is: 'seat', seat } },
    match: viewOf(game, match, seat),
  };
}
