import type { SeatId } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { localConnection } from '../../client/local-connection.ts';
import { localSummary } from '../../client/local-summaries.ts';
import { Loading } from '../../shell/Loading.tsx';
import { MissingTable } from './MissingTable.tsx';
import { Seated } from './Seated.tsx';
import { useConnections } from './use-connections.ts';

/** A table of this device: whoever is no bot sits in front of this screen. */
export function LocalTablePage({ table }: { readonly table: string }) {
  const seats = usePersons(table);
  if (seats === undefined) return <Loading />;
  return seats.length === 0 ? <MissingTable /> : <Here table={table} seats={seats} />;
}

function Here({ table, seats }: { readonly table: string; readonly seats: readonly SeatId[] }) {
  const [, navigate] = useLocation();
  const connections = useConnections(`${table}/${seats.join()}`, () =>
    seats.map((seat) => ({ seat, connection: localConnection(table, seat) })),
  );
  return connections === undefined ? (
    <Loading />
  ) : (
    <Seated connections={connections} rematchTo={(next) => navigate(`/l/${next}`)} />
  );
}

const PLACES: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** The seats where people sit; none for a table that is not there. */
function usePersons(table: string): readonly SeatId[] | undefined {
  const [found, setFound] = useState<{ readonly table: string; readonly seats: readonly SeatId[] }>();
  useEffect(() => {
    const take = (seats: readonly SeatId[]) => setFound({ table, seats });
    localSummary(table).then(
      (summary) => take(PLACES.filter((seat) => summary?.seats[seat]?.is === 'person')),
      () => take([]),
    );
  }, [table]);
  return found?.table === table ? found.seats : undefined;
}
