import type { PlaceName } from './controls.ts';

/** The place of a seat. */
export const seatPlace = (seat: number): PlaceName => `seat:${seat}`;

/** The place of a deck or another pile. */
export const pilePlace = (kind: string, seat: number): PlaceName => `pile:${kind}:${seat}`;

/** Which pile a place is, if it is one. */
export function pileIn(place: PlaceName): { readonly kind: string; readonly seat: string } | undefined {
  const [, kind, seat] = /^pile:(\w+):(\d)$/.exec(place) ?? [];
  return kind === undefined || seat === undefined ? undefined : { kind, seat };
}
