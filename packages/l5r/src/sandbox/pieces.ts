import type { SeatId, SpotName } from '@kronika/kernel';
import { type Piece as PieceIn, pieceNames } from '@kronika/lcg';

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

export type Piece = PieceIn<ZoneName>;

const names = pieceNames<ZoneName>(ZONES, 2);
export const { pieceOf, thingOf } = names;

/** Where a card can be put: into a zone, in the place of a province, or onto a character. */
export type Spot =
  | { readonly is: 'zone'; readonly seat: SeatId; readonly zone: ZoneName }
  | { readonly is: 'province'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'character'; readonly seat: SeatId; readonly at: number };

export function spotOf(name: SpotName): Spot | undefined {
  const known = names.zoneOf(name);
  if (known !== undefined && known.zone !== 'provinces') return { is: 'zone', ...known };
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
