import { DEFAULT_LEVEL } from '@kronika/bots';
import { SEATS } from '@kronika/kernel';
import type { SeatPlan, TablePlan, TableSummary } from '@kronika/protocol';
import { foundTable } from '../../client/api.ts';
import { foundLocalTable } from '../../client/local-tables.ts';
import { myTables, rememberSeats, seatsAt } from '../../client/my-tables.ts';
import type { ChroniclePlace } from './place.ts';

/**
 * Makes the table for the match that follows a finished one, with the same bots, and gives the address of its page. On this
 * device the same people play on; at the server those who are elsewhere come by invitation.
 */
export async function foundNext(at: ChroniclePlace, last: TableSummary, mine: string): Promise<string> {
  const plan: TablePlan = {
    game: last.game,
    follows: last.table,
    options: {},
    seats: at === 'device' ? seatsHere(last, mine) : seatsThere(last, mine),
    clock: last.clock,
    visibility: 'invitation',
    pace: 'natural',
  };
  if (at === 'device') return `/l/${await foundLocalTable(plan)}`;
  const { table, seats } = await foundTable(plan);
  rememberSeats(table, seats);
  return `/t/${table}`;
}

function seatsHere({ seats }: TableSummary, mine: string): SeatPlan[] {
  return seats.map((seat) => (seat.is === 'bot' ? botIn(seat) : { is: 'me', name: seat.name || mine }));
}

function seatsThere({ table, seats }: TableSummary, mine: string): SeatPlan[] {
  const taken = seatsAt(myTables.get(), table).map(({ seat }) => seat);
  const people = SEATS.filter((seat) => seats[seat] !== undefined && seats[seat].is !== 'bot');
  // Whoever only looks at the chronicle takes the first seat.
  const own = taken.length > 0 ? taken : people.slice(0, 1);
  return seats.map((seat, place) => {
    if (seat.is === 'bot') return botIn(seat);
    return own.some((one) => one === place) ? { is: 'me', name: mine } : { is: 'open' };
  });
}

function botIn({ bot = DEFAULT_LEVEL, name }: TableSummary['seats'][number]): SeatPlan {
  return { is: 'bot', bot, name };
}
