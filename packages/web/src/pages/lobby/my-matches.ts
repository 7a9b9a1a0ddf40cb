import { accountTables } from '../../client/account/account.ts';
import { summariesOf } from '../../client/api.ts';
import { localSummaries } from '../../client/local-summaries.ts';
import { myTables, seatsAt } from '../../client/my-tables.ts';
import { type MyMatch, onThisDevice } from './my-match.ts';

/** All matches of who is at this browser, so many of the account's with them. What cannot be had now is left out. */
export async function myMatches(mostOfAccount: number): Promise<readonly MyMatch[]> {
  const [here, there, ofAccount] = await Promise.all([
    localSummaries().catch(() => []),
    summariesOf(myTables.get().map(({ table }) => table)).catch(() => []),
    accountTables(mostOfAccount).catch(() => []),
  ]);
  const known = new Set(there.map(({ table }) => table));
  return [
    ...here.map(onThisDevice),
    ...there.map((summary): MyMatch => ({ at: 'server', summary, seats: seatsTakenAt(summary.table) })),
    ...ofAccount
      .filter(({ summary }) => !known.has(summary.table))
      .map(({ summary, seats }): MyMatch => ({ at: 'account', summary, seats })),
  ];
}

function seatsTakenAt(table: string): MyMatch['seats'] {
  return seatsAt(myTables.get(), table).map(({ seat }) => seat);
}
