import { useEffect, useState } from 'react';
import { databaseSituationShelf } from '../../../library/database-situation-shelf.ts';
import type { KeptSituation, SituationShelf } from '../../../library/situation-shelf.ts';

/** The shelf that the page uses: the one place that says where situations are kept. */
export const situationShelf: SituationShelf = databaseSituationShelf;

/** The kept situations of a game, the latest first; nothing until they are read. */
export function useShelf(game: string): readonly KeptSituation[] | undefined {
  const [kept, setKept] = useState<readonly KeptSituation[]>();
  useEffect(() => {
    let isWanted = true;
    const read = () =>
      situationShelf.list().then(
        (all) => isWanted && setKept(all.filter((one) => one.game === game)),
        () => isWanted && setKept([]),
      );
    void read();
    const stop = situationShelf.subscribe(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [game]);
  return kept;
}
