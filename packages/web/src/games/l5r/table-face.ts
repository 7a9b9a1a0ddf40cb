import { CLAN_NAMES, CLANS_GENITIVE, factOf, type L5rView, l5r } from '@kronika/l5r';
import type { TableFace } from '../../pages/handover/table-face.ts';
import { CLAN_BADGES } from './badges.ts';

/** Legend of the Five Rings: a seat is known by the clan of its stronghold. */
export const l5rFace: TableFace<L5rView> = {
  sideOf: ({ seats }, seat) => {
    const sight = seats[seat]?.stronghold[0]?.sight;
    if (sight?.face !== 'up') return undefined;
    const { clan } = factOf(sight.printed);
    if (clan === 'neutral') return undefined;
    return {
      badge: CLAN_BADGES[clan],
      name: { pl: `Klan ${CLANS_GENITIVE[clan]}`, en: `${CLAN_NAMES[clan].en} Clan` },
    };
  },
  moment: (board, lang) => l5r.text[lang].moment?.(board),
};
