import { type AgotView, agot, FACTION_NAMES, factOf } from '@kronika/agot';
import { FACTION_BADGES } from '../../agot/badges.ts';
import type { TableFace } from './table-face.ts';

/** A Game of Thrones: a seat is known by its faction card. */
export const agotFace: TableFace<AgotView> = {
  sideOf: ({ seats }, seat) => {
    const sight = seats[seat]?.faction?.sight;
    if (sight?.face !== 'up') return undefined;
    const { faction } = factOf(sight.printed);
    return { badge: FACTION_BADGES[faction], name: FACTION_NAMES[faction] };
  },
  moment: (board, lang) => agot.text[lang].moment?.(board),
};
