import type { Lang } from '@kronika/kernel';
import type { OathView } from '@kronika/oath';
import type { Standing } from '../../../table/standings/standing.ts';
import { COLOUR_BADGES } from '../badges.ts';
import { standingOf } from './goal-standing.ts';
import { warbandCount } from './labels.ts';
import { BOARD_WORDS } from './words.ts';

/** Each seat with its role, what it has of the goal, and its warbands, favor and secrets. */
export function standingsIn(view: OathView, lang: Lang): readonly Standing[] {
  const words = BOARD_WORDS[lang];
  return view.seats.map((seat) => ({
    seat: seat.seat,
    badge: COLOUR_BADGES[seat.colour],
    about: [
      words.roles[seat.role],
      ...(view.title.holder === seat.seat ? [view.title.side === 'usurper' ? words.usurper : words.oathkeeper] : []),
    ].join(' · '),
    counts: [
      { icon: 'crown', word: `${words.oath} ${words.goals[view.goal]}`, value: standingOf(view, seat) },
      { icon: 'flying-flag', word: words.warbands, value: warbandCount(seat.warbands) },
      { icon: 'coins-pile', word: words.favor, value: seat.favor },
      { icon: 'secret-book', word: words.secrets, value: seat.secrets },
    ],
  }));
}
