import type { CharacterView } from '@kronika/l5r';
import type { Layout } from '../../../table/board-module.ts';
import { type Build, type Crowd, crowdIn, type Room } from '../../../table/crowd/crowd.ts';

/** Where characters stand together. A calm home has the room of a conflict that is not there. */
export type Ground = 'home' | 'calm home' | 'lane';

const ROOMS: Readonly<Record<Layout, Readonly<Record<Ground, Room>>>> = {
  desktop: {
    home: { wide: 12, above: 0, column: 3, most: 15 },
    'calm home': { wide: 12, above: 0, column: 5, most: 15 },
    lane: { wide: 4.4, above: 2, column: 5, columnOfTwo: 3, most: 8 },
  },
  phone: {
    home: { wide: 6, above: 0, column: 3, most: 7 },
    'calm home': { wide: 5, above: 0, column: 3, most: 5 },
    lane: { wide: 6, above: 1, column: 3, most: 6.8 },
  },
};

function buildOf({ stance, attachments, fate }: CharacterView): Build {
  return {
    pose: stance === 'bowed' ? 'lies' : 'stands',
    attachments: attachments.length,
    tokens: fate > 0 ? 'some' : 'none',
  };
}

export function crowdOf(characters: readonly CharacterView[], ground: Ground, layout: Layout): Crowd<CharacterView> {
  return crowdIn(characters, buildOf, ROOMS[layout][ground]);
}
