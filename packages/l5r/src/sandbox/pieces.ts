import type { SeatId, SpotName, ThingName } from '@kronika/kernel';

/** The zones of a seat as the sandbox names them. */
export const ZONES = [
  'play',
  'hand',
  'row1',
  'row2',
  'row3',
  'row4',
  'provinces',
  'stronghold',
  'role',
  'dynastyDeck',
  'conflictDeck',
  'dynastyDiscard',
  'conflictDiscard',
  'removed',
] as const;
export type ZoneName = (typeof ZONES)[number];

/** A card by where it stands; `on` is the place among what is attached to the character at `at`. */
export interface Piece {
  readonly seat: SeatId;
  readonly zone: ZoneName;
  readonly at: number;
  readonly on?: number;
}

const PIECE = /^([01])\/([a-zA-Z0-9]+)\/(\d{1,4})(?:\/(\d{1,4}))?$/;
const ZONE = /^([01])\/([a-zA-Z0-9]+)$/;

export function pieceOf(thing: ThingName): Piece | undefined {
  const [, seat, zone, at, on] = PIECE.exec(thing) ?? [];
  const name = zoneCalled(zone);
  if (name === undefined || at === undefined) return undefined;
  return { seat: seat === '0' ? 0 : 1, zone: name, at: Number(at), ...(on === undefined ? {} : { on: Number(on) }) };
}

export function thingOf({ seat, zone, at, on }: Piece): ThingName {
  return on === undefined ? `${seat}/${zone}/${at}` : `${seat}/${zone}/${at}/${on}`;
}

/** Where a card can be put: into a zone, in the place of a province, or onto a character. */
export type Spot =
  | { readonly is: 'zone'; readonly seat: SeatId; readonly zone: ZoneName }
  | { readonly is: 'province'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'character'; readonly seat: SeatId; readonly at: number };

export function spotOf(name: SpotName): Spot | undefined {
  const [, seat, zone] = ZONE.exec(name) ?? [];
  const known = zoneCalled(zone);
  if (known !== undefined && known !== 'provinces') return { is: 'zone', seat: seat === '0' ? 0 : 1, zone: known };
  const piece = pieceOf(name);
  if (piece === undefined || piece.on !== undefined) return undefined;
  if (piece.zone === 'provinces') return { is: 'province', seat: piece.seat, at: piece.at };
  return piece.zone === 'play' ? { is: 'character', seat: piece.seat, at: piece.at } : undefined;
}

export function nameOfSpot(spot: Spot): SpotName {
  switch (spot.is) {
    case 'zone':
      return `${spot.seat}/${spot.zone}`;
    case 'province':
      return `${spot.seat}/provinces/${spot.at}`;
    case 'character':
      return `${spot.seat}/play/${spot.at}`;
  }
}

function zoneCalled(name: string | undefined): ZoneName | undefined {
  return ZONES.find((zone) => zone === name);
}
