/** The seats a table can have. A seat is its place in this list, so plain numbers do not compile as seats. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** A place at the table. */
export type SeatId = (typeof SEATS)[number];

/** Who looks: a seat, somebody without a seat, or one who may know everything (a replay after the end). */
export type Viewer = SeatId | 'spectator' | 'arbiter';

/** The first `count` seats, in table order. */
export function seatsOf(count: number): readonly SeatId[] {
  return FIRST_SEATS[count] ?? SEATS;
}

/** The lists that are asked for, made once. */
const FIRST_SEATS: readonly (readonly SeatId[])[] = [0, ...SEATS.map((seat) => seat + 1)].map((count) =>
  SEATS.slice(0, count),
);

/** The seats in table order, beginning with `first`. */
export function seatsFrom(first: SeatId, count: number): readonly SeatId[] {
  const seats = seatsOf(count);
  const start = seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** The seat to the left of `seat`. */
export function seatAfter(seat: SeatId, count: number): SeatId {
  return SEATS[(seat + 1) % count] ?? seat;
}
