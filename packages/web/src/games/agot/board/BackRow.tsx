import type { SeatView } from '@kronika/agot';
import { memo } from 'react';
import { useSeatName } from '../../../table/session/context.ts';
import { Piles } from './Piles.tsx';
import { useBoard } from './side.ts';
import { Tiles } from './Tiles.tsx';

/** Behind the characters: the locations, and the piles that may be looked through. */
export const BackRow = memo(function BackRow({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const many = seat.locations.length > 7 ? ' many' : seat.locations.length > 4 ? ' some' : '';
  return (
    <section className={`backrow${many}`} aria-label={words.locationsOf(name)}>
      <div className="tiles">
        <Tiles seat={seat} />
      </div>
      <Piles seat={seat} />
    </section>
  );
});
