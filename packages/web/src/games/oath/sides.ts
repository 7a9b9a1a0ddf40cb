import type { Role } from '@kronika/oath';
import type { Side } from '../client-game.ts';
import { COLOUR_BADGES } from './badges.ts';

/** The roles, for lists of matches: they are shown before the game itself is loaded. */
export const OATH_SIDES: Readonly<Record<Role, Side>> = {
  chancellor: { badge: COLOUR_BADGES.purple, name: { pl: 'Kanclerz', en: 'Chancellor' } },
  exile: { badge: COLOUR_BADGES.red, name: { pl: 'Banita', en: 'Exile' } },
  citizen: { badge: COLOUR_BADGES.yellow, name: { pl: 'Obywatel', en: 'Citizen' } },
};
