import type { AgotView, SeatView } from '@kronika/agot';
import { type SeatId, seatsFrom } from '@kronika/kernel';

/** The other seats as they sit round the table, from the left hand of who looks (AGOT-FIRST-g). */
export function othersFrom({ seats }: Pick<AgotView, 'seats'>, near: SeatId): readonly SeatView[] {
  return seatsFrom(near, seats.length).flatMap((seat) => (seat === near ? [] : (seats[seat] ?? [])));
}

/** Which seat acts when in this round: 1 for the first player; nothing for who is out of the game. */
export function turnOf({ seats, first }: Pick<AgotView, 'seats' | 'first'>, seat: SeatId): number | undefined {
  const order = seatsFrom(first, seats.length).filter((one) => seats[one]?.standing === 'seated');
  const at = order.indexOf(seat);
  return at < 0 ? undefined : at + 1;
}

/** With so few others all of them have room for their whole side. */
const FEW = 2;

/** How much wider an opened seat is than one that is not. */
const OPENED = 2.2;

/** How the other seats share the row: in which form each is shown, and its share of the width. */
export interface Column {
  readonly seat: SeatView;
  readonly form: 'open' | 'compact';
  readonly share: number;
}

export function columnsOf(others: readonly SeatView[], opened: SeatId | undefined): readonly Column[] {
  const areAllOpen = others.length <= FEW;
  return others.map((seat) => {
    if (areAllOpen) return { seat, form: 'open', share: 1 };
    return seat.seat === opened && seat.standing === 'seated'
      ? { seat, form: 'open', share: OPENED }
      : { seat, form: 'compact', share: 1 };
  });
}

/** How much a seat has room to say beside its cards, by its width in the unit of the board. */
export type Breadth = 'narrow' | 'medium' | 'wide';

export function breadthOf(width: number): Breadth {
  if (width < 250) return 'narrow';
  return width < 400 ? 'medium' : 'wide';
}
