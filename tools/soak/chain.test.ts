import { entries } from '@kronika/games';
import { isRefusal, seatCountsOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { auction } from '../../packages/testkit/src/example/auction.ts';
import { losesCards, neverEnds, showsTheDeck } from '../../packages/testkit/src/example/broken.ts';
import { playChain } from './chain.ts';
import { tableOf } from './tables.ts';

test('a sound game has no faults, and the same seed plays the same', () => {
  const once = playChain(auction, 0, 'sound');

  expect(once).toMatchObject({ chain: 0, games: 10, faults: [] });
  expect(playChain(auction, 0, 'sound')).toEqual(once);
});

test.each([
  ['contradicts its rules', losesCards],
  ['never ends', neverEnds],
  ['shows what is hidden', showsTheDeck],
])('a game that %s has a fault, told with its seed', (_, broken) => {
  // The leak is looked for in one game of the chain only; this chain begins with it.
  const { faults } = playChain(broken, 1, 'broken');

  expect(faults[0]).toContain('broken/1/1');
});

test.each(entries.map(({ game }) => game))(
  'at $id all numbers of seats and values of the first option come up',
  (game) => {
    const tables = Array.from({ length: 60 }, (_, chain) => tableOf(game, chain, 'tables'));

    expect(tables.filter((table) => isRefusal(game.parseSetup(table)))).toEqual([]);
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set(seatCountsOf(game.setup)));
    const [first] = game.setup.options;
    if (first?.is === 'choice')
      expect(new Set(tables.flatMap((table) => table[first.key] ?? []))).toEqual(
        new Set(first.values.map(({ value }) => value)),
      );
  },
);
