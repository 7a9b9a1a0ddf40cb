import { type Sandbox, type SeatId, seatsOf, TABLE_THING, type ThingName } from '@kronika/kernel';

/** A side of the table, or the table itself, with what belongs to it. */
export interface Side<T> {
  readonly thing: ThingName;
  readonly all: readonly T[];
}

/** Sorts zones or spots by whose they are: those of nobody first, then seat by seat. What has none is left out. */
export function bySide<T extends { readonly seat?: SeatId }>(
  sandbox: Sandbox,
  situation: unknown,
  all: readonly T[],
): readonly Side<T>[] {
  return [undefined, ...seatsOf(sandbox.seats(situation))]
    .map((seat) => ({
      thing: seat === undefined ? TABLE_THING : `seat:${seat}`,
      all: all.filter((one) => one.seat === seat),
    }))
    .filter((side) => side.all.length > 0);
}
