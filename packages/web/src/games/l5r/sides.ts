import type { Clan } from '@kronika/l5r';
import type { Side } from '../client-game.ts';
import { CLAN_BADGES } from './badges.ts';

/** The clans, for lists of matches: they are shown before the game itself is loaded. */
export const L5R_SIDES: Readonly<Record<Clan, Side>> = {
  crab: { badge: CLAN_BADGES.crab, name: { pl: 'Krab', en: 'Crab' } },
  crane: { badge: CLAN_BADGES.crane, name: { pl: 'Żuraw', en: 'Crane' } },
  dragon: { badge: CLAN_BADGES.dragon, name: { pl: 'Smok', en: 'Dragon' } },
  lion: { badge: CLAN_BADGES.lion, name: { pl: 'Lew', en: 'Lion' } },
  phoenix: { badge: CLAN_BADGES.phoenix, name: { pl: 'Feniks', en: 'Phoenix' } },
  scorpion: { badge: CLAN_BADGES.scorpion, name: { pl: 'Skorpion', en: 'Scorpion' } },
  unicorn: { badge: CLAN_BADGES.unicorn, name: { pl: 'Jednorożec', en: 'Unicorn' } },
};
