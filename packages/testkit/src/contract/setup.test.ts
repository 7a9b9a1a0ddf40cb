import { type Game, plainSetup, type Setup } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type AuctionView, auction } from '../example/auction.ts';
import type { Auction } from '../example/state.ts';
import { setupFaults } from './setup.ts';

type Broken = Game<Auction, Setup, AuctionView>;

const words = { name: { pl: 'nazwa', en: 'name' }, about: { pl: 'opis', en: 'about' } };

describe('a game that does not keep to its form is found:', () => {
  test('none in the game that was broken', () => {
    expect(setupFaults(auction)).toEqual([]);
  });

  test.each<[string, Broken]>([
    ['it takes anything', { ...auction, parseSetup: () => ({ seats: 2 }) }],
    ['it promises a table that it refuses', { ...auction, setup: plainSetup({ min: 2, max: 3 }) }],
    [
      'it does not know its own option',
      { ...auction, setup: { ...auction.setup, options: [{ ...words, is: 'switch', key: 'fast', default: true }] } },
    ],
    ['its form contradicts itself', { ...auction, setup: plainSetup({ min: 3, max: 2 }) }],
    [
      'it begins with other seats',
      { ...auction, start: (setup, random) => ({ ...auction.start(setup, random), seats: 3 }) },
    ],
  ])('%s', (_, game) => {
    expect(setupFaults(game)).not.toEqual([]);
  });
});
