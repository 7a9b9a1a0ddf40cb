import type { TableProps } from '../../table/props.ts';
import { HotSeat } from '../handover/HotSeat.tsx';
import type { SharedSeat } from '../handover/use-needed.ts';
import { Connected } from './Connected.tsx';
import { Playing, type TableAt } from './Playing.tsx';
import type { SeatConnection } from './use-connections.ts';

interface SeatedProps extends Pick<TableProps, 'rematchTo' | 'lookThrough'> {
  readonly at: TableAt;
  readonly connections: readonly SeatConnection[];
}

/** Whoever is at this screen plays: one person, or several who pass it on. */
export function Seated({ connections, ...ways }: SeatedProps) {
  const [only, ...others] = connections;
  if (only === undefined) return null;
  const playing = (connection: SeatConnection['connection']) => (
    <Connected connection={connection}>
      <Playing connection={connection} {...ways} />
    </Connected>
  );
  const [first, ...rest] = connections.flatMap(shared);
  return others.length === 0 || first === undefined ? (
    playing(only.connection)
  ) : (
    <HotSeat seats={[first, ...rest]}>{playing}</HotSeat>
  );
}

export function shared({ seat, connection }: SeatConnection): readonly SharedSeat[] {
  return seat === undefined ? [] : [{ seat, connection }];
}
