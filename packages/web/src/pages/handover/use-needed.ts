import type { SeatId } from '@kronika/kernel';
import { useSyncExternalStore } from 'react';
import type { TableConnection } from '../../client/connection.ts';
import { isNeeded } from './screen.ts';

/** A seat of somebody at this screen. */
export interface SharedSeat {
  readonly seat: SeatId;
  readonly connection: TableConnection;
}

/** The seats somebody has to answer in now. Compared as text, so that only a change of them draws anything anew. */
export function useNeeded(seats: readonly SharedSeat[]): readonly SeatId[] {
  const needed = () => seats.filter(({ connection }) => isNeeded(connection.state())).map(({ seat }) => seat);
  useSyncExternalStore(
    (listener) => {
      const callOffs = seats.map(({ connection }) => connection.subscribe(listener));
      return () => {
        for (const callOff of callOffs) callOff();
      };
    },
    () => needed().join(),
  );
  return needed();
}
