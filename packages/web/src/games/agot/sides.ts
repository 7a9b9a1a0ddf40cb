import type { Faction } from '@kronika/agot';
import type { Side } from '../client-game.ts';
import { FACTION_BADGES } from './badges.ts';

/** The factions, for lists of matches: they are shown before the game itself is loaded. */
export const AGOT_SIDES: Readonly<Record<Faction, Side>> = {
  stark: { badge: FACTION_BADGES.stark, name: { pl: 'Starkowie', en: 'Stark' } },
  lannister: { badge: FACTION_BADGES.lannister, name: { pl: 'Lannisterowie', en: 'Lannister' } },
  baratheon: { badge: FACTION_BADGES.baratheon, name: { pl: 'Baratheonowie', en: 'Baratheon' } },
  greyjoy: { badge: FACTION_BADGES.greyjoy, name: { pl: 'Greyjoyowie', en: 'Greyjoy' } },
  tyrell: { badge: FACTION_BADGES.tyrell, name: { pl: 'Tyrellowie', en: 'Tyrell' } },
  martell: { badge: FACTION_BADGES.martell, name: { pl: 'Martellowie', en: 'Martell' } },
  targaryen: { badge: FACTION_BADGES.targaryen, name: { pl: 'Targaryenowie', en: 'Targaryen' } },
  thenightswatch: { badge: FACTION_BADGES.thenightswatch, name: { pl: 'Nocna Straż', en: "Night's Watch" } },
};
