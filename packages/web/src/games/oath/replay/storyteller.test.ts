import type { OathEvent, OathView } from '@kronika/oath';
import { expect, test } from 'vitest';
import type { Scene } from '../../../replay/story.ts';
import { oathStoryteller } from './storyteller.ts';

const scene = (move: number, ...events: readonly OathEvent[]): Scene<OathView> => ({
  move,
  events,
  board: () => {
    throw new Error('nobody looks at the board');
  },
});

test('a game is told in rounds, with campaigns, banners and the title as marks', () => {
  const rule = 'OATH-4-b';
  const { chapters, marks } = oathStoryteller.tell([
    scene(0, { is: 'bannerTaken', banner: 'peoplesFavor', seat: 0, how: 'begun', rule }),
    scene(4, { is: 'bannerTaken', banner: 'darkestSecret', seat: 1, how: 'recovered', rule }),
    scene(7, { is: 'roundBegan', round: 2, rule }),
    scene(9, { is: 'campaignBegan', attacker: 1, from: 0, defender: 'bandits', joined: [], rule }),
    scene(12, { is: 'titleTaken', seat: 1, rule }),
  ]);

  expect(chapters.map(({ from, name }) => [from, name.en])).toEqual([
    [0, 'Round 1'],
    [7, 'Round 2'],
  ]);
  expect(marks.map(({ move, seat, shape }) => [move, seat, shape])).toEqual([
    [4, 1, 'square'],
    [9, 1, 'blade'],
    [12, 1, 'dome'],
  ]);
  expect(marks[2]?.blow?.pl).toBe('tytuł zmienia właściciela');
});
