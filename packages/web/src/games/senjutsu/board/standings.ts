import type { Lang } from '@kronika/kernel';
import { heroFact, type SenjutsuView } from '@kronika/senjutsu';
import type { Standing } from '../../../table/standings/standing.ts';
import { HERO_BADGES } from '../badges.ts';
import { woundsOf } from './fighters.ts';
import { BOARD_WORDS } from './words.ts';

/** Each hero with what is left until defeat, and its focus. */
export function standingsIn(view: SenjutsuView, lang: Lang): readonly Standing[] {
  const words = BOARD_WORDS[lang];
  return view.fighters.flatMap((hero): readonly Standing[] => {
    if (hero.is !== 'hero') return [];
    const left = Math.max(0, hero.woundLimit - woundsOf(hero));
    return [
      {
        seat: hero.seat,
        badge: HERO_BADGES[hero.hero],
        about: [heroFact(hero.hero).name[lang], ...(view.format === 'teams' ? [words.team(hero.team)] : [])].join(
          ' · ',
        ),
        counts: [
          {
            icon: 'katana',
            word: words.wounds.toLowerCase(),
            value: left,
            shown: `${woundsOf(hero)}/${hero.woundLimit}`,
          },
          { icon: 'lotus', word: words.focus.toLowerCase(), value: hero.focus },
        ],
        ...(hero.defeat === null ? {} : { out: words.defeated }),
      },
    ];
  });
}
