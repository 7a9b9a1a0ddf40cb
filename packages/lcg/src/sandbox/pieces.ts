import { type PlacedCard, type SeatId, type SpotName, seatsOf, type ThingName } from '@kronika/kernel';

/** A card of a described situation by where it stands; `on` is the place among what is attached to the card at `at`. */
export interface Piece<Z extends string> {
  readonly seat: SeatId;
  readonly zone: Z;
  readonly at: number;
  readonly on?: number;
}

/** A zone of a seat. */
export interface ZonePlace<Z extends string> {
  readonly seat: SeatId;
  readonly zone: Z;
}

const PIECE = /^([0-5])\/([a-zA-Z0-9]+)\/(\d{1,4})(?:\/(\d{1,4}))?$/;
const ZONE = /^([0-5])\/([a-zA-Z0-9]+)$/;

/** How the cards and zones of situations are called: `0/hand/2`, `1/play/0/1`, `1/hand`. */
export function pieceNames<Z extends string>(zones: readonly Z[], seats: number) {
  const seatCalled = (name: string | undefined): SeatId | undefined =>
    seatsOf(seats).find((seat) => String(seat) === name);
  const zoneCalled = (name: string | undefined): Z | undefined => zones.find((zone) => zone === name);
  return {
    pieceOf: (thing: ThingName): Piece<Z> | undefined => {
      const [, side, name, at, on] = PIECE.exec(thing) ?? [];
      const [seat, zone] = [seatCalled(side), zoneCalled(name)];
      if (seat === undefined || zone === undefined || at === undefined) return undefined;
      return { seat, zone, at: Number(at), ...(on === undefined ? {} : { on: Number(on) }) };
    },
    thingOf: ({ seat, zone, at, on }: Piece<Z>): ThingName =>
      on === undefined ? `${seat}/${zone}/${at}` : `${seat}/${zone}/${at}/${on}`,
    zoneOf: (spot: SpotName): ZonePlace<Z> | undefined => {
      const [, side, name] = ZONE.exec(spot) ?? [];
      const [seat, zone] = [seatCalled(side), zoneCalled(name)];
      return seat === undefined || zone === undefined ? undefined : { seat, zone };
    },
  };
}

/** The cards of a seat by zone. */
export type Lists<Z extends string, T> = Readonly<Record<Z, readonly PlacedCard<T>[]>>;

/** The card at that place, with what is attached to it. */
export function placedIn<Z extends string, T>(
  lists: Lists<Z, T>,
  { zone, at, on }: Omit<Piece<Z>, 'seat'>,
): PlacedCard<T> | undefined {
  const there = lists[zone][at];
  if (on === undefined) return there;
  const attachment = there?.attachments[on];
  return attachment === undefined ? undefined : { ...attachment, attachments: [] };
}

/** The cards of the zone with the one at that place replaced, or taken away. */
export function replacedIn<Z extends string, T>(
  lists: Lists<Z, T>,
  { zone, at, on }: Omit<Piece<Z>, 'seat'>,
  placed: PlacedCard<T> | undefined,
): readonly PlacedCard<T>[] {
  const list = lists[zone];
  if (on === undefined) return spliced(list, at, placed);
  const host = list[at];
  return host === undefined
    ? list
    : spliced(list, at, { ...host, attachments: spliced(host.attachments, on, bare(placed)) });
}

function bare<T>(placed: PlacedCard<T> | undefined): Omit<PlacedCard<T>, 'attachments'> | undefined {
  return placed === undefined ? undefined : { printed: placed.printed, said: placed.said };
}

function spliced<T>(list: readonly T[], at: number, one: T | undefined): readonly T[] {
  return [...list.slice(0, at), ...(one === undefined ? [] : [one]), ...list.slice(at + 1)];
}

/** The cards of a zone with two neighbours exchanged; the same list, if there is no such neighbour. */
export function shiftedIn<T>(list: readonly T[], at: number, to: number): readonly T[] {
  const [one, other] = [list[at], list[to]];
  return one === undefined || other === undefined ? list : list.with(to, one).with(at, other);
}

/** Every card of the seat, and what is attached to it, each by its place. */
export function piecesOf<Z extends string, T>(
  lists: Lists<Z, T>,
  seat: SeatId,
  zones: readonly Z[],
): readonly (readonly [Piece<Z>, PlacedCard<T>])[] {
  return zones.flatMap((zone) =>
    lists[zone].flatMap((placed, at): readonly (readonly [Piece<Z>, PlacedCard<T>])[] => [
      [{ seat, zone, at }, placed],
      ...placed.attachments.map((attachment, on): readonly [Piece<Z>, PlacedCard<T>] => [
        { seat, zone, at, on },
        { ...attachment, attachments: [] },
      ]),
    ]),
  );
}
