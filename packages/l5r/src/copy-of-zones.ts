import { plainZones, type Zone, type ZoneId, type Zones } from '@kronika/kernel';

type OwnZone =
  | 'dynasty-deck'
  | 'conflict-deck'
  | 'hand'
  | 'unlaid'
  | 'dynasty-discard'
  | 'conflict-discard'
  | 'play'
  | 'stronghold'
  | 'role'
  | `${'province' | 'row'}-${0 | 1 | 2 | 3 | 4}`;

type TwoSeats = Readonly<Record<`${0 | 1}/${OwnZone}` | 'aside' | 'removed', Zone>>;

function isOfTwoSeats(zones: object): zones is TwoSeats {
  return 'removed' in zones;
}

/** All zones in the order in which they are laid out. Written out: see `handlingOf`. */
export function copyOfZones(zones: Zones): Record<ZoneId, Zone> {
  return isOfTwoSeats(zones) ? written(zones) : plainZones(zones);
}

function written(zones: TwoSeats) {
  return {
    '0/dynasty-deck': zones['0/dynasty-deck'],
    '0/conflict-deck': zones['0/conflict-deck'],
    '0/hand': zones['0/hand'],
    '0/unlaid': zones['0/unlaid'],
    '0/dynasty-discard': zones['0/dynasty-discard'],
    '0/conflict-discard': zones['0/conflict-discard'],
    '0/play': zones['0/play'],
    '0/stronghold': zones['0/stronghold'],
    '0/role': zones['0/role'],
    '0/province-0': zones['0/province-0'],
    '0/row-0': zones['0/row-0'],
    '0/province-1': zones['0/province-1'],
    '0/row-1': zones['0/row-1'],
    '0/province-2': zones['0/province-2'],
    '0/row-2': zones['0/row-2'],
    '0/province-3': zones['0/province-3'],
    '0/row-3': zones['0/row-3'],
    '0/province-4': zones['0/province-4'],
    '0/row-4': zones['0/row-4'],
    '1/dynasty-deck': zones['1/dynasty-deck'],
    '1/conflict-deck': zones['1/conflict-deck'],
    '1/hand': zones['1/hand'],
    '1/unlaid': zones['1/unlaid'],
    '1/dynasty-discard': zones['1/dynasty-discard'],
    '1/conflict-discard': zones['1/conflict-discard'],
    '1/play': zones['1/play'],
    '1/stronghold': zones['1/stronghold'],
    '1/role': zones['1/role'],
    '1/province-0': zones['1/province-0'],
    '1/row-0': zones['1/row-0'],
    '1/province-1': zones['1/province-1'],
    '1/row-1': zones['1/row-1'],
    '1/province-2': zones['1/province-2'],
    '1/row-2': zones['1/row-2'],
    '1/province-3': zones['1/province-3'],
    '1/row-3': zones['1/row-3'],
    '1/province-4': zones['1/province-4'],
    '1/row-4': zones['1/row-4'],
    aside: zones.aside,
    removed: zones.removed,
  };
}
