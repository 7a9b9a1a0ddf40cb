import { describe, expect, test } from 'vitest';
import type { Mark } from '../../replay/story.ts';
import type { Opened } from '../../replay/worker/messages.ts';
import { chanceAt } from './ChanceGraph.tsx';
import { turningPoints } from './turning-points.ts';

const mark = (move: number, blow?: string): Mark => ({
  move,
  seat: 0,
  shape: 'blade',
  icon: 'katana',
  text: { pl: `m${move}`, en: `m${move}` },
  ...(blow === undefined ? {} : { blow: { pl: blow, en: blow } }),
});

const OPENED: Opened = {
  game: 'g',
  seats: 2,
  first: 0,
  last: 100,
  stops: [],
  start: 'even',
  reviews: 'all',
  story: { chapters: [], marks: [mark(10), mark(40, 'broken'), mark(70)] },
};

const chances = [
  { move: 0, chances: [0.5, 0.5] },
  { move: 10, chances: [0.5, 0.5] },
  { move: 40, chances: [0.52, 0.48] },
  { move: 70, chances: [0.2, 0.8] },
  { move: 100, chances: [1, 0] },
];

describe('turning points', () => {
  test('are what cannot be undone, as long as no chances are known', () => {
    expect(turningPoints(OPENED, undefined)).toEqual([{ mark: mark(40, 'broken') }]);
  });

  test('are the marks that changed the chances most, with whom they helped', () => {
    const points = turningPoints(OPENED, chances);

    expect(points.map((point) => [point.mark.move, point.gain?.seat, Math.round((point.gain?.by ?? 0) * 100)])).toEqual(
      [
        [40, 1, 32],
        [70, 0, 80],
      ],
    );
  });
});

test('at a table of three, a turning point helped who gained most', () => {
  const three: Opened = { ...OPENED, seats: 3, story: { chapters: [], marks: [mark(10)] } };
  const points = turningPoints(three, [
    { move: 0, chances: [0.4, 0.3, 0.3] },
    { move: 10, chances: [0.4, 0.3, 0.3] },
    { move: 100, chances: [0.1, 0.35, 0.55] },
  ]);

  expect(points.map(({ gain }) => [gain?.seat, Math.round((gain?.by ?? 0) * 100)])).toEqual([[2, 25]]);
});

test('a chance between two moments lies between theirs', () => {
  expect(chanceAt(chances, 85, 0)).toBeCloseTo(0.6);
  expect(chanceAt(chances, 0, 0)).toBe(0.5);
  expect(chanceAt([], 3, 0)).toBeUndefined();
});
