import { type AgotView, agot, FACTION_NAMES } from '@kronika/agot';
import { FACTION_BADGES } from '../../agot/badges.ts';
import type { TableFace } from './table-face.ts';

/** A Game of Thrones: a seat is known by its faction. */
export const agotFace: TableFace<AgotView> = {
  sideOf: ({ seats }, seat) => {
    const allegiance = seats[seat]?.allegiance ?? 'neutral';
    if (allegiance === 'neutral') return undefined;
    return { badge: FACTION_BADGES[allegiance], name: FACTION_NAMES[allegiance] };
  },
  moment: (board, lang) => agot.text[lang].moment?.(board),
};
