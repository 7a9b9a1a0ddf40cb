import { useEffect, useState } from 'react';
import { signedIn } from '../../client/account/signed-in.ts';
import { partOf } from '../../games/parts.ts';
import { type FinishedMatch, finishedMatches } from '../../history/finished.ts';
import type { HistoryModule } from '../../history/history-module.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { myMatches } from '../lobby/my-matches.ts';

export type History =
  | { readonly is: 'loading' }
  | { readonly is: 'known'; readonly matches: readonly FinishedMatch[] }
  | { readonly is: 'unreachable' };

/** The server tells no more of an account at once. */
const MOST = 1000;

/** The finished matches of who is at this browser. */
export function useHistory(): History {
  const who = useStored(signedIn);
  const [history, setHistory] = useState<History>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has another history
  useEffect(() => {
    let isWanted = true;
    myMatches(MOST).then(
      (matches) => isWanted && setHistory({ is: 'known', matches: finishedMatches(matches) }),
      () => isWanted && setHistory({ is: 'unreachable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [who]);
  return history;
}

/** What the game says of its matches; nothing until it is loaded. */
export function useHistoryModule(game: string | undefined): HistoryModule | undefined {
  const [known, setKnown] = useState<{ readonly game: string; readonly module: HistoryModule | undefined }>();
  useEffect(() => {
    if (game === undefined) return;
    let isWanted = true;
    partOf(game, 'history').then(
      (module) => isWanted && setKnown({ game, module }),
      // The numbers are told without names.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return known?.game === game ? known?.module : undefined;
}
