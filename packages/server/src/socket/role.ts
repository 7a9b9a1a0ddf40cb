import type { HostedTable, TableRefusal } from '@kronika/host';
import { type SeatId, seatsOf } from '@kronika/kernel';
import type { Attach, Role } from '@kronika/protocol';
import { isHeldBy } from '../identity/token.ts';
import { NO_SUCH_SEAT, NOT_YOUR_ACCOUNTS, NOT_YOURS } from './refused.ts';

/** A seat that belongs to the account of who asks, and the sign by which the table knows it. */
export interface AccountsSeat {
  readonly seat: SeatId;
  readonly holder: string;
}

/** Who asks for a seat without a token has to be signed in. */
export function wantsAccountsSeat({ token, seat }: Attach): boolean {
  return token === undefined && seat !== undefined;
}

/** Who somebody is at a table, by what they say and can prove. */
export function roleOf(
  table: HostedTable,
  attach: Attach,
  accountsSeats: readonly AccountsSeat[],
): Role | TableRefusal {
  const seats = seatsOf(table.seats.length);
  const { token, seat, name, through } = attach;
  if (wantsAccountsSeat(attach)) {
    const own = accountsSeats.find((one) => one.seat === seat);
    const who = own === undefined ? undefined : table.seats[own.seat]?.who;
    // The seat may have been left, and somebody else may sit there now.
    const isStillTheirs = own !== undefined && who?.is === 'person' && who.holder === own.holder;
    return isStillTheirs ? { is: 'seat', seat: own.seat } : NOT_YOUR_ACCOUNTS;
  }
  if (token === undefined) {
    if (through !== undefined && !seats.includes(through)) return NO_SUCH_SEAT;
    return {
      is: 'spectator',
      ...(name === undefined ? {} : { name }),
      ...(through === undefined ? {} : { through }),
    };
  }
  const own = seats.filter((place) => {
    const who = table.seats[place]?.who;
    return who?.is === 'person' && isHeldBy(token, who.holder);
  });
  const wanted = seat ?? own[0];
  return wanted !== undefined && own.includes(wanted) ? { is: 'seat', seat: wanted } : NOT_YOURS;
}
