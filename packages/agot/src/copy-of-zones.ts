import { plainZones, type Zone, type ZoneId, type Zones } from '@kronika/kernel';

type OwnZone =
  | 'deck'
  | 'hand'
  | 'play'
  | 'discard'
  | 'dead'
  | 'faction'
  | 'agenda'
  | 'plot-deck'
  | 'chosen-plot'
  | 'plot'
  | 'used'
  | 'setup'
  | 'chosen-title'
  | 'title';

type Joust = Readonly<Record<`${0 | 1}/${OwnZone}` | 'aside' | 'titles-offered' | 'title-pool' | 'removed', Zone>>;

function isJoust(zones: object): zones is Joust {
  return !('2/hand' in zones);
}

/** All zones in the order in which they are laid out. Those of a joust are written out: see `handlingOf`. */
export function copyOfZones(zones: Zones): Record<ZoneId, Zone> {
  return isJoust(zones) ? written(zones) : plainZones(zones);
}

function written(zones: Joust) {
  return {
    '0/deck': zones['0/deck'],
    '0/hand': zones['0/hand'],
    '0/play': zones['0/play'],
    '0/discard': zones['0/discard'],
    '0/dead': zones['0/dead'],
    '0/faction': zones['0/faction'],
    '0/agenda': zones['0/agenda'],
    '0/plot-deck': zones['0/plot-deck'],
    '0/chosen-plot': zones['0/chosen-plot'],
    '0/plot': zones['0/plot'],
    '0/used': zones['0/used'],
    '0/setup': zones['0/setup'],
    '0/chosen-title': zones['0/chosen-title'],
    '0/title': zones['0/title'],
    '1/deck': zones['1/deck'],
    '1/hand': zones['1/hand'],
    '1/play': zones['1/play'],
    '1/discard': zones['1/discard'],
    '1/dead': zones['1/dead'],
    '1/faction': zones['1/faction'],
    '1/agenda': zones['1/agenda'],
    '1/plot-deck': zones['1/plot-deck'],
    '1/chosen-plot': zones['1/chosen-plot'],
    '1/plot': zones['1/plot'],
    '1/used': zones['1/used'],
    '1/setup': zones['1/setup'],
    '1/chosen-title': zones['1/chosen-title'],
    '1/title': zones['1/title'],
    aside: zones.aside,
    'titles-offered': zones['titles-offered'],
    'title-pool': zones['title-pool'],
    removed: zones.removed,
  };
}
