import type { Keeper } from '@kronika/examples';
import type { Side } from '../client-game.ts';
import { KEEPER_ICONS } from './badges.ts';

/** The keepers, for lists of matches: they are shown before the game itself is loaded. */
export const BEACONS_SIDES: Readonly<Record<Keeper, Side>> = {
  scout: {
    badge: { allegiance: 'beacons-blue', shape: 'circle', icon: KEEPER_ICONS.scout },
    name: { pl: 'zwiadowczyni', en: 'scout' },
  },
  warden: {
    badge: { allegiance: 'beacons-red', shape: 'circle', icon: KEEPER_ICONS.warden },
    name: { pl: 'wartownik', en: 'warden' },
  },
  peddler: {
    badge: { allegiance: 'beacons-amber', shape: 'circle', icon: KEEPER_ICONS.peddler },
    name: { pl: 'handlarka', en: 'peddler' },
  },
};
