import type { Lang } from '@kronika/kernel';
import { CLAN_NAMES, type L5rView } from '@kronika/l5r';
import type { Standing } from '../../../table/standings/standing.ts';
import { CLAN_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { clanOf } from './side.ts';
import { BOARD_WORDS } from './words.ts';

/** Each seat with its clan, its honor and the provinces it has left: the ways to win and to lose. */
export function standingsIn({ seats }: Pick<L5rView, 'seats'>, lang: Lang): readonly Standing[] {
  const words = BOARD_WORDS[lang];
  return seats.map((seat) => {
    const clan = clanOf(seat);
    const whole = seat.provinces.filter(({ condition }) => condition !== 'broken').length;
    return {
      seat: seat.seat,
      badge: CLAN_BADGES[clan],
      about: clan === 'neutral' ? CLAN_NAMES[clan][lang] : FACE_WORDS[lang].clan(clan),
      counts: [
        { icon: 'spoted-flower', word: words.honor, value: seat.honor },
        { icon: 'castle', word: words.wholeProvinces, value: whole, shown: `${whole}/${seat.provinces.length}` },
      ],
    };
  });
}
