import type { CharacterView } from '@kronika/agot';
import type { Layout } from '../../../table/board-module.ts';
import { type Build, type Crowd, crowdIn, type Room } from '../../../table/crowd/crowd.ts';

/** Where characters stand together. A calm front has the room of a challenge that is not there, a low lane one of many seats. */
export type Ground = 'front' | 'calm front' | 'lane' | 'low lane';

const ROOMS: Readonly<Record<Layout, Readonly<Record<Ground, Room>>>> = {
  desktop: {
    front: { wide: 10, above: 0, aboveLying: 1, column: 4, most: 14 },
    'calm front': { wide: 8, above: 2, column: 6, columnOfTwo: 3, most: 13 },
    lane: { wide: 4.4, above: 2, column: 5, columnOfTwo: 3, most: 8 },
    'low lane': { wide: 4.4, above: 0, column: 4, most: 8 },
  },
  phone: {
    front: { wide: 5, above: 0, aboveLying: 1, column: 4, most: 6.4 },
    'calm front': { wide: 4.6, above: 1, column: 5, columnOfTwo: 3, most: 7.2 },
    lane: { wide: 5, above: 1, column: 4, most: 6.8 },
    'low lane': { wide: 5, above: 1, column: 4, most: 6.8 },
  },
};

function buildOf({ stance, attachments, power, tokens, duplicates }: CharacterView): Build {
  const lying = power + duplicates.length + Object.keys(tokens).length;
  return {
    pose: stance === 'kneeling' ? 'lies' : 'stands',
    attachments: attachments.length,
    tokens: lying > 0 ? 'some' : 'none',
  };
}

export function crowdOf(characters: readonly CharacterView[], ground: Ground, layout: Layout): Crowd<CharacterView> {
  return crowdIn(characters, buildOf, ROOMS[layout][ground]);
}
