import type { SeatId, SpotName } from '@kronika/kernel';
import { type Piece as PieceIn, pieceNames } from '@kronika/lcg';
import type { ListName } from '../situation/table.ts';

/** The zones of a seat in the order in which they are shown. */
export const ZONES = [
  'play',
  'hand',
  'plot',
  'plotDeck',
  'usedPlots',
  'faction',
  'agenda',
  'title',
  'deck',
  'discard',
  'dead',
  'removed',
] as const satisfies readonly ListName[];
export type ZoneName = (typeof ZONES)[number];

export type Piece = PieceIn<ZoneName>;

const names = pieceNames<ZoneName>(ZONES, 6);
export const { pieceOf, thingOf } = names;

/** Where a card can be put: into a zone, or onto or under a card in play. */
export type Spot =
  | { readonly is: 'zone'; readonly seat: SeatId; readonly zone: ZoneName }
  | { readonly is: 'card'; readonly seat: SeatId; readonly at: number };

export function spotOf(name: SpotName): Spot | undefined {
  const zone = names.zoneOf(name);
  if (zone !== undefined) return { is: 'zone', ...zone };
  const piece = pieceOf(name);
  return piece?.zone === 'play' && piece.on === undefined ? { is: 'card', seat: piece.seat, at: piece.at } : undefined;
}

export function nameOfSpot(spot: Spot): SpotName {
  return spot.is === 'zone' ? `${spot.seat}/${spot.zone}` : `${spot.seat}/play/${spot.at}`;
}
