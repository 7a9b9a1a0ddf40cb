import { plainZones, type SeatId, type Zone, type ZoneId, type Zones } from '@kronika/kernel';
import type { SeatZone } from './zones.ts';

type SeatsUpTo<S extends SeatId> = Readonly<Record<`${S}/${SeatZone}` | 'foePoison' | 'out', Zone>>;
type TwoSeats = SeatsUpTo<0 | 1>;

function isOfTwoSeats(zones: object): zones is TwoSeats {
  return '1/deck' in zones && !('2/deck' in zones);
}

/** All zones in the order in which they are laid out. Duels are written out: see `handlingOf`. */
export function copyOfZones(zones: Zones): Record<ZoneId, Zone> {
  return isOfTwoSeats(zones) ? written(zones) : plainZones(zones);
}

function written(zones: TwoSeats) {
  return {
    '0/deck': zones['0/deck'],
    '0/hand': zones['0/hand'],
    '0/core': zones['0/core'],
    '0/played': zones['0/played'],
    '0/play': zones['0/play'],
    '0/discard': zones['0/discard'],
    '0/poison': zones['0/poison'],
    '1/deck': zones['1/deck'],
    '1/hand': zones['1/hand'],
    '1/core': zones['1/core'],
    '1/played': zones['1/played'],
    '1/play': zones['1/play'],
    '1/discard': zones['1/discard'],
    '1/poison': zones['1/poison'],
    foePoison: zones.foePoison,
    out: zones.out,
  };
}
