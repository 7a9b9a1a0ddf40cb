import { type BeaconsView, beacons, KEEPER_WORDS } from '@kronika/examples';
import type { TableFace } from '../../pages/handover/table-face.ts';
import { badgeOf } from './badges.ts';

/** Beacons: a seat is known by its keeper. */
export const beaconsFace: TableFace<BeaconsView> = {
  sideOf: (view, seat) => {
    const own = view.seats[seat];
    return own && { badge: badgeOf(view, seat), name: KEEPER_WORDS[own.keeper].name };
  },
  moment: (view, lang) => beacons.text[lang].moment?.(view),
  hides: 'table',
};
