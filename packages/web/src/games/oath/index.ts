import type { ClientGame } from '../client-game.ts';

/** Oath. */
export const oath: ClientGame = {
  id: 'oath',
  name: { pl: 'Oath', en: 'Oath' },
  players: { pl: '2–6 graczy', en: '2–6 players' },
  about: { pl: 'kroniki władzy', en: 'chronicles of power' },
  state: 'inPreparation',
  allegiance: 'imperial',
  picture: { scene: 'hills', subject: 'queen-crown' },
  badge: { allegiance: 'imperial', shape: 'octa', icon: 'queen-crown' },
  parts: {},
};
