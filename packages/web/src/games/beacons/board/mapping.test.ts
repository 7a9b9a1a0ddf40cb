import { beacons } from '@kronika/examples';
import type { Setup } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../table/testing/mapping.ts';
import { beaconsBoard } from './module.tsx';

/** The questions of a match that bots play by chance. */
function asked(setup: Setup, seed: string): ReadonlySet<string> {
  return mappingOf({ game: beacons, board: beaconsBoard, setup, bot: 'random', seed, most: 400 });
}

const SETUPS: readonly (readonly [string, Setup])[] = [
  ['a long night', { seats: 1 }],
  ['a long night of four', { seats: 4, format: 'night' }],
  ['rivals', { seats: 3, format: 'rivals' }],
  ['teams', { seats: 4, format: 'teams', teams: [0, 0, 1, 1] }],
];

describe('every option of every question is offered in exactly one way', () => {
  test.each(SETUPS)('%s', (name, setup) => {
    const kinds = asked(setup, `board/${name}`);

    expect([...kinds]).toEqual(expect.arrayContaining(['step', 'act']));
  });

  test('prices and offers among rivals', () => {
    const long = { seats: 4, format: 'rivals', rounds: 12 };
    const kinds = ['1', '2', '3'].flatMap((seed) => [...asked(long, seed)]);

    expect(kinds).toEqual(expect.arrayContaining(['price', 'buyOffer', 'sellOffer']));
  });
});
