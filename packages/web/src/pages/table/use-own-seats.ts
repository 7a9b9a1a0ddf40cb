import { useEffect, useState } from 'react';
import { accountSeatsAt } from '../../client/account/account.ts';
import { signedIn } from '../../client/account/signed-in.ts';
import type { OwnSeat } from '../../client/api.ts';
import { myTables, seatsAt } from '../../client/my-tables.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';

/** The seats of who is at this browser; `undefined` until it is known whether their account has some. */
export function useOwnSeats(table: string): readonly OwnSeat[] | undefined {
  const taken = seatsAt(useStored(myTables), table);
  const who = useStored(signedIn);
  const [byAccount, setByAccount] = useState<{ readonly table: string; readonly seats: readonly OwnSeat[] }>();
  const isAsked = taken.length === 0 && who !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    accountSeatsAt(table).then(
      (seats) => isWanted && setByAccount({ table, seats: seats.map((seat) => ({ seat })) }),
      // Whoever cannot be told apart may still watch.
      () => isWanted && setByAccount({ table, seats: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [table, isAsked]);
  if (!isAsked) return taken;
  return byAccount?.table === table ? byAccount.seats : undefined;
}
