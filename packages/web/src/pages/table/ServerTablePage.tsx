import type { SeatId } from '@kronika/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OwnSeat } from '../../client/api.ts';
import { rememberSeats } from '../../client/my-tables.ts';
import { socketConnection } from '../../client/socket-connection.ts';
import { Loading } from '../../shell/Loading.tsx';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useLang } from '../../shell/use-words.ts';
import { Gathering } from './Gathering.tsx';
import { MissingTable } from './MissingTable.tsx';
import { Seated } from './Seated.tsx';
import { type SeatConnection, useConnectionState, useConnections } from './use-connections.ts';
import { useOwnSeats } from './use-own-seats.ts';

/** A table of the server: who has a seat sits, everybody else watches and may sit down while there is room. */
export function ServerTablePage({ table }: { readonly table: string }) {
  const seats = useOwnSeats(table);
  return seats === undefined ? <Loading /> : <OpenTable table={table} seats={seats} />;
}

function OpenTable({ table, seats }: { readonly table: string; readonly seats: readonly OwnSeat[] }) {
  const [through, lookThrough] = useState<SeatId | undefined>(undefined);
  const who = seats.length === 0 ? `${through ?? ''}` : seats.map(({ token = '', seat }) => `${seat}${token}`).join();
  const connections = useConnections(`${table}/${who}`, () =>
    seats.length === 0 ? [watching(table, through)] : seats.map((seat) => sitting(table, seat)),
  );
  const [first] = connections ?? [];
  if (connections === undefined || first === undefined) return <Loading />;
  return <AtTheTable table={table} seats={seats} connections={connections} first={first} lookThrough={lookThrough} />;
}

function watching(table: string, through: SeatId | undefined): SeatConnection {
  const name = namePreference.get().trim();
  return {
    seat: undefined,
    connection: socketConnection({
      table,
      ...(name === '' ? {} : { name }),
      ...(through === undefined ? {} : { through }),
    }),
  };
}

function sitting(table: string, { seat, token }: OwnSeat): SeatConnection {
  return { seat, connection: socketConnection({ table, seat, ...(token === undefined ? {} : { token }) }) };
}

interface AtTheTableProps {
  readonly table: string;
  readonly seats: readonly OwnSeat[];
  readonly connections: readonly SeatConnection[];
  readonly first: SeatConnection;
  lookThrough(seat: SeatId | undefined): void;
}

function AtTheTable({ table, seats, connections, first, lookThrough }: AtTheTableProps) {
  const [, navigate] = useLocation();
  const lang = useLang();
  const state = useConnectionState(first.connection);
  if (state.is === 'refused') return <MissingTable because={state.because.text[lang]} />;
  if (state.known === undefined) return <Loading />;
  if (state.known.document.status === 'gathering')
    return <Gathering table={table} document={state.known.document} connections={connections} />;
  const rematchTo = (next: string) => {
    // At the next table the same people are known by the same signs.
    rememberSeats(next, seats);
    navigate(`/t/${next}`);
  };
  return (
    <Seated at={{ is: 'table', table }} connections={connections} rematchTo={rematchTo} lookThrough={lookThrough} />
  );
}
