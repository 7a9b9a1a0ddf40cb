import type { NamedThing, SeatId, Thing } from '@kronika/kernel';
import { HEXES, type Hex, isHex } from './hex.ts';
import type { BeaconsView } from './view.ts';

/** What one can point at on the island. */
export type BeaconsThing =
  | { readonly is: 'hex'; readonly id: Hex }
  | { readonly is: 'site'; readonly id: Hex }
  | { readonly is: 'keeper'; readonly id: string }
  | { readonly is: 'shade'; readonly id: string }
  | { readonly is: 'die'; readonly id: 'die' };

export const hexThing = (id: Hex): BeaconsThing => ({ is: 'hex', id });
export const siteThing = (id: Hex): BeaconsThing => ({ is: 'site', id });
export const keeperThing = (seat: SeatId): BeaconsThing => ({ is: 'keeper', id: String(seat) });
export const shadeThing = (shade: number): BeaconsThing => ({ is: 'shade', id: String(shade) });
export const DIE: BeaconsThing = { is: 'die', id: 'die' };

/** Everything there is to point at. */
export function thingsIn({ seats, sites, shades, turn }: BeaconsView): readonly NamedThing[] {
  return [
    ...HEXES.map(hexThing),
    ...sites.map(({ hex }) => siteThing(hex)),
    ...seats.map(({ seat }) => keeperThing(seat)),
    ...shades.map((_, shade) => shadeThing(shade)),
    ...(turn === null ? [] : [DIE]),
  ];
}

/** The hex that a thing of this kind is, or stands for. */
export function hexIn(thing: Thing, kind: 'hex' | 'site'): Hex | undefined {
  return 'id' in thing && thing.is === kind && isHex(thing.id) ? thing.id : undefined;
}
