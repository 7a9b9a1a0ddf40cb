import { useState } from 'react';
import { myTables } from '../../client/my-tables.ts';
import { GAMES } from '../../games/index.ts';
import { useNetwork } from '../../shell/offline/network.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useWords } from '../../shell/use-words.ts';
import { useFounding } from '../match/use-founding.ts';
import { MatchRow } from './MatchRow.tsx';
import { addressOf } from './my-match.ts';
import { EmptyList, TableList } from './TableList.tsx';
import { useMyMatches } from './use-my-matches.ts';
import { LOBBY_WORDS } from './words.ts';

/** How many are shown at first. */
const FEW = 4;

/** The matches of who is at this browser; those that wait for them come first. */
export function MyMatches() {
  const say = useWords(LOBBY_WORDS);
  const matches = useMyMatches();
  const network = useNetwork();
  const myServerTables = useStored(myTables);
  const [shown, setShown] = useState<'few' | 'all'>('few');
  const all = matches.is === 'known' ? matches.value : [];
  const rows = shown === 'all' ? all : all.slice(0, FEW);
  return (
    <TableList
      title={say.myMatches}
      aside={
        all.length > FEW && (
          <button type="button" onClick={() => setShown(shown === 'all' ? 'few' : 'all')}>
            {shown === 'all' ? say.showFewer : `${say.showAll} (${all.length})`}
          </button>
        )
      }
    >
      {matches.is !== 'loading' && all.length === 0 && (
        <EmptyList text={say.noMatches}>
          <PlayWithBot label={say.noMatchesButton} />
        </EmptyList>
      )}
      {network === 'offline' && myServerTables.length > 0 && <p className="table-list-note">{say.awayAtServer}</p>}
      <ul>
        {rows.map((match) => (
          <MatchRow key={addressOf(match)} match={match} />
        ))}
      </ul>
    </TableList>
  );
}

/** The same one click as on the poster, where an empty list asks for it. */
export function PlayWithBot({ label }: { readonly label: string }) {
  const [founding, begin] = useFounding();
  return (
    <button type="button" className="btn" disabled={founding.is === 'founding'} onClick={() => begin(GAMES[0].id)}>
      {label}
    </button>
  );
}
