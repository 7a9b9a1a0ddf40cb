import type { TableSummary } from '@kronika/protocol';
import { Link } from 'wouter';
import { myTables, seatsAt } from '../../client/my-tables.ts';
import { announcedGame } from '../../games/parts.ts';
import { useNetwork } from '../../shell/offline/network.ts';
import { useStored } from '../../shell/preferences/use-stored.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { clockNameOf } from '../match/clock-name.ts';
import { MatchBadges } from './MatchBadges.tsx';
import { PlayWithBot } from './MyMatches.tsx';
import { namesBySide } from './names-by-side.ts';
import { EmptyList, TableList } from './TableList.tsx';
import type { PublicTables } from './use-public-tables.ts';
import type { Refreshed } from './use-refreshed.ts';
import { LOBBY_WORDS } from './words.ts';

const MOST = 6;

/** Tables of the server: first those with a free seat, then those where one can watch. */
export function OpenTables({ tables }: { readonly tables: Refreshed<PublicTables> }) {
  const say = useWords(LOBBY_WORDS);
  const mine = useStored(myTables);
  const network = useNetwork();
  const listed = tables.is === 'known' ? [...tables.value.open, ...tables.value.running] : [];
  // Our own are among our matches.
  const all = listed.filter(({ table }) => seatsAt(mine, table).length === 0);
  return (
    <TableList title={say.openTables} aside={<Link href="/new?with=link">{say.newTable}</Link>}>
      {tables.is === 'unreachable' && (
        <EmptyList text={network === 'offline' ? say.noNetwork : say.unreachable}>
          <PlayWithBot label={say.unreachableButton} />
        </EmptyList>
      )}
      {tables.is === 'known' && all.length === 0 && (
        <EmptyList text={say.noTables}>
          <Link className="btn" href="/new?with=link">
            {say.noTablesButton}
          </Link>
        </EmptyList>
      )}
      <ul>
        {all.slice(0, MOST).map((table) => (
          <TableRow key={table.table} table={table} />
        ))}
      </ul>
    </TableList>
  );
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const say = useWords(LOBBY_WORDS);
  const lang = useLang();
  const game = announcedGame(table.game);
  const names = say.against(namesBySide(table, ({ is, name }) => (is === 'open' ? undefined : name)));
  const action = table.status === 'gathering' ? say.join : say.watch;
  const title = table.title ?? names;
  return (
    <li className="table-list-row">
      <MatchBadges summary={table} />
      <div>
        <h3>{title}</h3>
        <small>
          {[game?.name[lang], clockNameOf(table.clock, lang), table.moment?.[lang]]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </small>
      </div>
      <span className="table-list-seats">
        <span className="vh">
          {say.seatsTaken(table.seats.filter(({ is }) => is !== 'open').length, table.seats.length)}
        </span>
        {table.seats.map(({ is }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <i key={place} className={is === 'open' ? undefined : 'taken'} />
        ))}
      </span>
      <Link className="btn pick" href={`/t/${table.table}`} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  );
}
