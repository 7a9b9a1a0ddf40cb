import type { ClientGame } from '../client-game.ts';
import { BEACONS_SIDES } from './sides.ts';

/** Beacons, the example of a game without cards. */
export const beacons: ClientGame = {
  id: 'beacons',
  name: { pl: 'Ogniska', en: 'Beacons' },
  players: { pl: '1–4 graczy', en: '1–4 players' },
  about: { pl: 'światła na wyspie', en: 'lights on an island' },
  state: 'example',
  allegiance: 'beacons-amber',
  picture: { scene: 'sea', subject: 'flame', sun: 'moon' },
  badge: { allegiance: 'beacons-amber', shape: 'hex', icon: 'flame' },
  sides: BEACONS_SIDES,
  parts: {
    setup: async () => (await import('./setup.ts')).BEACONS_SETUP,
    board: async () => (await import('./board/module.tsx')).beaconsBoard,
    face: async () => (await import('./table-face.ts')).beaconsFace,
  },
};
