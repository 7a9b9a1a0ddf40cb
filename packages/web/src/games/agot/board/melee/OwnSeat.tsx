import { memo, type ReactNode } from 'react';
import { useSeatName } from '../../../../table/session/context.ts';
import { Challenges, Power } from '../SeatParts.tsx';
import { seatClasses, Titled } from './OtherSeat.tsx';
import { FactionMark, PlotRow, Purse, type SeatProps, Turn, Who } from './SeatParts.tsx';
import { useTurn } from './use-turn.ts';

interface OwnSeatProps extends SeatProps {
  readonly children?: ReactNode;
}

/** The seat below: its numbers, its title and its plot. Its cards and piles lie beside it. */
export const OwnSeat = memo(function OwnSeat({ seat, view, children }: OwnSeatProps) {
  const name = useSeatName(seat.seat);
  const turn = useTurn(view, seat.seat);
  return (
    <section className={`panel ownseat ${seatClasses(seat, view)}`} aria-label={name}>
      <header>
        <FactionMark seat={seat} />
        {turn !== undefined && <Turn turn={turn} />}
        <Who seat={seat} view={view} />
      </header>
      <Power seat={seat} />
      <div className="purse">
        <Purse seat={seat} />
      </div>
      <Titled seat={seat} />
      <div className="chalrow">
        <Challenges seat={seat} view={view} />
        {children}
      </div>
      <PlotRow seat={seat} view={view} />
    </section>
  );
});
