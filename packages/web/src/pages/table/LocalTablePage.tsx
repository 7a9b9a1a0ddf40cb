import type { SeatId } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { localConnection } from '../../client/local-connection.ts';
import { localSummary } from '../../client/local-summaries.ts';
import { Loading } from '../../shell/Loading.tsx';
import { BothSides } from './BothSides.tsx';
import { MissingTable } from './MissingTable.tsx';
import { Seated } from './Seated.tsx';
import { useConnections } from './use-connections.ts';

/** A table of this device: whoever is no bot sits in front of this screen. */
export function LocalTablePage({ table }: { readonly table: string }) {
  const found = useFound(table);
  if (found === undefined) return <Loading />;
  return found.seats.length === 0 ? <MissingTable /> : <Here key={table} {...found} />;
}

function Here({ table, seats, sandboxOf }: Found) {
  const [, navigate] = useLocation();
  const connections = useConnections(`${table}/${seats.join()}`, () =>
    seats.map((seat) => ({ seat, connection: localConnection(table, seat) })),
  );
  if (connections === undefined) return <Loading />;
  const rematchTo = (next: string) => navigate(`/l/${next}`);
  return sandboxOf === undefined ? (
    <Seated at={{ is: 'device', table }} connections={connections} rematchTo={rematchTo} />
  ) : (
    <BothSides game={sandboxOf} connections={connections} rematchTo={rematchTo} />
  );
}

const PLACES: readonly SeatId[] = [0, 1, 2, 3, 4, 5];

/** A table of this device. */
interface Found {
  readonly table: string;
  /** The seats where people sit; none for a table that is not there. */
  readonly seats: readonly SeatId[];
  /** The game, where one person plays all seats and sees everything. */
  readonly sandboxOf: string | undefined;
}

function useFound(table: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    localSummary(table).then(
      (summary) =>
        setFound({
          table,
          seats: PLACES.filter((seat) => summary?.seats[seat]?.is === 'person'),
          sandboxOf: summary?.sight === 'all' ? summary.game : undefined,
        }),
      () => setFound({ table, seats: [], sandboxOf: undefined }),
    );
  }, [table]);
  return found?.table === table ? found : undefined;
}
