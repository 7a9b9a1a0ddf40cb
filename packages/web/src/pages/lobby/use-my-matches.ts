import { summariesOf } from '../../client/api.ts';
import { localSummaries } from '../../client/local-summaries.ts';
import { myTables, seatsAt } from '../../client/my-tables.ts';
import { onTableChanged } from '../../worker/table-news.ts';
import { inOrder, type MyMatch, onThisDevice } from './my-match.ts';
import { type Refreshed, useRefreshed } from './use-refreshed.ts';

/** The matches of who is at this browser. Without the server those of this device are still there. */
export function useMyMatches(): Refreshed<readonly MyMatch[]> {
  return useRefreshed(load, onChange);
}

async function load(): Promise<readonly MyMatch[]> {
  const [here, there] = await Promise.all([
    localSummaries().catch(() => []),
    summariesOf(myTables.get().map(({ table }) => table)).catch(() => []),
  ]);
  const atServer = there.map(
    (summary): MyMatch => ({
      at: 'server',
      summary,
      seats: seatsAt(myTables.get(), summary.table).map(({ seat }) => seat),
    }),
  );
  return inOrder([...here.map(onThisDevice), ...atServer]);
}

function onChange(then: () => void): () => void {
  const callOffs = [onTableChanged(then), myTables.subscribe(then)];
  return () => {
    for (const callOff of callOffs) callOff();
  };
}
