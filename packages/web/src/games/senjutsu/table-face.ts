import { heroFact, type SenjutsuView, senjutsu } from '@kronika/senjutsu';
import type { TableFace } from '../../pages/handover/table-face.ts';
import { HERO_BADGES } from './badges.ts';

/** Senjutsu: a seat is known by its hero. */
export const senjutsuFace: TableFace<SenjutsuView> = {
  sideOf: (view, seat) => {
    const hero = view.fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === seat);
    return hero?.is === 'hero' ? { badge: HERO_BADGES[hero.hero], name: heroFact(hero.hero).name } : undefined;
  },
  moment: (view, lang) => senjutsu.text[lang].moment?.(view),
};
