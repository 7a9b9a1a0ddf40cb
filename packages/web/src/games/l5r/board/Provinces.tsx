import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { useSeatName } from '../../../table/session/context.ts';
import { ProvinceTile } from './ProvinceTile.tsx';
import { clanOf, useBoard } from './side.ts';

interface ProvincesProps {
  readonly seat: SeatView;
  /** The province that is attacked. */
  readonly attacked: number | undefined;
  readonly room: 'wide' | 'tight';
  readonly side: 'near' | 'far';
}

const NOBODY: SeatView['stronghold'] = [];

/** The five provinces of a seat; the stronghold stands on the first. */
export const Provinces = memo(function Provinces({ seat, attacked, room, side }: ProvincesProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const clan = clanOf(seat);
  return (
    <ul className={`provs ${room} ${side}`} data-part={`provinces:${seat.seat}`} aria-label={words.provincesOf(name)}>
      {seat.provinces.map((province) => (
        <li key={province.place}>
          <ProvinceTile
            seat={seat.seat}
            clan={clan}
            province={province}
            stronghold={province.place === 0 ? seat.stronghold : NOBODY}
            attacked={province.province !== undefined && province.province.id === attacked}
            room={room}
          />
        </li>
      ))}
    </ul>
  );
});
