import type { HeroId } from '@kronika/senjutsu';
import type { Side } from '../client-game.ts';
import { HERO_BADGES } from './badges.ts';

/** The heroes, for lists of matches: they are shown before the game itself is loaded. */
export const SENJUTSU_SIDES: Readonly<Record<HeroId, Side>> = {
  master: { badge: HERO_BADGES.master, name: { pl: 'Mistrz', en: 'Master' } },
  student: { badge: HERO_BADGES.student, name: { pl: 'Uczeń', en: 'Student' } },
  warrior: { badge: HERO_BADGES.warrior, name: { pl: 'Wojowniczka', en: 'Warrior' } },
  ronin: { badge: HERO_BADGES.ronin, name: { pl: 'Ronin', en: 'Ronin' } },
  assassin: { badge: HERO_BADGES.assassin, name: { pl: 'Zabójca', en: 'Assassin' } },
  ninja: { badge: HERO_BADGES.ninja, name: { pl: 'Ninja', en: 'Ninja' } },
  'onna-bugeisha': { badge: HERO_BADGES['onna-bugeisha'], name: { pl: 'Onna-Bugeisha', en: 'Onna-Bugeisha' } },
  ashigaru: { badge: HERO_BADGES.ashigaru, name: { pl: 'Ashigaru', en: 'Ashigaru' } },
  monk: { badge: HERO_BADGES.monk, name: { pl: 'Mnich', en: 'Monk' } },
  sailor: { badge: HERO_BADGES.sailor, name: { pl: 'Żeglarz', en: 'Sailor' } },
  wakou: { badge: HERO_BADGES.wakou, name: { pl: 'Wakou', en: 'Wakou' } },
  yasuke: { badge: HERO_BADGES.yasuke, name: { pl: 'Yasuke', en: 'Yasuke' } },
  yojimbo: { badge: HERO_BADGES.yojimbo, name: { pl: 'Yojimbo', en: 'Yojimbo' } },
};
