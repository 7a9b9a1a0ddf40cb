import type { HostedTable, TableRefusal } from '@kronika/host';
import { seatsOf } from '@kronika/kernel';
import type { Attach, Role } from '@kronika/protocol';
import { isHeldBy } from '../identity/token.ts';
import { NO_SUCH_SEAT, NOT_YOURS } from './refused.ts';

/** Who somebody is at a table, by what they say and can prove. */
export function roleOf(table: HostedTable, { token, seat, name, through }: Attach): Role | TableRefusal {
  const seats = seatsOf(table.seats.length);
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
