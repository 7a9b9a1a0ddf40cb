import { expect, test } from 'vitest';
import { sinceTheStart } from './since-the-start.ts';

const PLAYED = [
  { move: 0, chances: [0.9, 0.1] },
  { move: 50, chances: [0.9, 0.1] },
  { move: 100, chances: [1, 0] },
];

test('a match that began even starts even, whatever bots make of its decks', () => {
  expect(sinceTheStart(PLAYED, 0, 100)[0]?.chances).toEqual([0.5, 0.5]);
});

test('later a lead counts more and more, and the end stands as it is', () => {
  const [, middle, end] = sinceTheStart(PLAYED, 0, 100);

  expect(middle?.chances[0]).toBeCloseTo(0.75);
  expect(end?.chances).toEqual([1, 0]);
});

test('the chances of all seats still add up to one', () => {
  const melee = [
    { move: 10, chances: [0.6, 0.3, 0.1] },
    { move: 40, chances: [0.2, 0.2, 0.6] },
    { move: 90, chances: [0, 0, 1] },
  ];

  for (const { chances } of sinceTheStart(melee, 10, 90))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('as long as the start has not been played out, chances stay as they are', () => {
  expect(sinceTheStart(PLAYED.slice(1), 0, 100)).toEqual(PLAYED.slice(1));
});
