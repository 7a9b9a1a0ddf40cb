import { type OathView, oath } from '@kronika/oath';
import type { TableFace } from '../../pages/handover/table-face.ts';
import { COLOUR_BADGES } from './badges.ts';
import { BOARD_WORDS } from './board/words.ts';

/** Oath: a seat is known by the colour of its board and by its role. */
export const oathFace: TableFace<OathView> = {
  sideOf: (view, seat) => {
    const own = view.seats.find((each) => each.seat === seat);
    return (
      own && {
        badge: COLOUR_BADGES[own.colour],
        name: { pl: BOARD_WORDS.pl.roles[own.role], en: BOARD_WORDS.en.roles[own.role] },
      }
    );
  },
  moment: (view, lang) => oath.text[lang].moment?.(view),
};
