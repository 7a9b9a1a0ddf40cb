import { type AgotView, agot, FACTION_NAMES } from '@kronika/agot';
import type { TableFace } from '../../pages/handover/table-face.ts';
import { FACTION_BADGES } from './badges.ts';

/** A Game of Thrones: a seat is known by its faction. */
export const agotFace: TableFace<AgotView> = {
  sideOf: ({ seats }, seat) => {
    const allegiance = seats[seat]?.allegiance ?? 'neutral';
    if (allegiance === 'neutral') return undefined;
    return { badge: FACTION_BADGES[allegiance], name: FACTION_NAMES[allegiance] };
  },
  moment: (board, lang) => agot.text[lang].moment?.(board),
};
