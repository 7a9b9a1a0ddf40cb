import { BEACONS_WORDS, type BeaconsView } from '@kronika/examples';
import type { Lang } from '@kronika/kernel';
import type { Standing } from '../../../table/standings/standing.ts';
import { badgeOf } from '../badges.ts';
import { keeperAbout } from './labels.ts';
import { BOARD_WORDS } from './words.ts';

/** Each seat with its keeper, the beacons of its team and its embers, which decide among equals. */
export function standingsIn(view: BeaconsView, lang: Lang): readonly Standing[] {
  const words = BOARD_WORDS[lang];
  const { board } = BEACONS_WORDS[lang];
  return view.seats.map((seat) => ({
    seat: seat.seat,
    badge: badgeOf(view, seat.seat),
    about: [keeperAbout(seat, lang), ...(view.format === 'teams' ? [board.team(seat.team)] : [])].join(' · '),
    counts: [
      { icon: 'flame', word: words.beacons, value: seat.beacons },
      { icon: 'fire-tail', word: words.embers, value: seat.embers },
    ],
    ...(seat.hex === null ? { out: board.gone } : {}),
  }));
}
