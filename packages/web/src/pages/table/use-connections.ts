import type { SeatId } from '@kronika/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConnectionState, TableConnection } from '../../client/connection.ts';

/** A connection of somebody at this screen; without a seat they watch. */
export interface SeatConnection {
  readonly seat: SeatId | undefined;
  readonly connection: TableConnection;
}

/** Connections as long as the page is there. Who asks for others under a new key gets them, and the old ones are closed. */
export function useConnections(
  key: string,
  connect: () => readonly SeatConnection[],
): readonly SeatConnection[] | undefined {
  const [open, setOpen] = useState<{ readonly key: string; readonly connections: readonly SeatConnection[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about what is connected to
  useEffect(() => {
    const connections = connect();
    setOpen({ key, connections });
    return () => {
      for (const { connection } of connections) connection.close();
    };
  }, [key]);
  return open?.key === key ? open.connections : undefined;
}

export function useConnectionState(connection: TableConnection): ConnectionState {
  return useSyncExternalStore(
    (listener) => connection.subscribe(listener),
    () => connection.state(),
  );
}
