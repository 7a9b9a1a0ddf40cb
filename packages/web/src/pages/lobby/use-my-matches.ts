import { signedIn } from '../../client/account/signed-in.ts';
import { myTables } from '../../client/my-tables.ts';
import { onTableChanged } from '../../worker/table-news.ts';
import { inOrder, type MyMatch } from './my-match.ts';
import { myMatches } from './my-matches.ts';
import { type Refreshed, useRefreshed } from './use-refreshed.ts';

/** The matches of who is at this browser. Without the server those of this device are still there. */
export function useMyMatches(): Refreshed<readonly MyMatch[]> {
  return useRefreshed(load, onChange);
}

/** Nobody looks further back here; `/statistics` does. */
const MOST_OF_ACCOUNT = 60;

async function load(): Promise<readonly MyMatch[]> {
  return inOrder(await myMatches(MOST_OF_ACCOUNT));
}

function onChange(then: () => void): () => void {
  const callOffs = [onTableChanged(then), myTables.subscribe(then), signedIn.subscribe(then)];
  return () => {
    for (const callOff of callOffs) callOff();
  };
}
