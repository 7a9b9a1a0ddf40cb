import type { SeatId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { ranked, type Standing } from './standing.ts';

const BADGE = { allegiance: 'neutral', shape: 'square', icon: 'crown' } as const;

function standing(seat: SeatId, power: number, out?: string): Standing {
  const counts = [{ icon: 'crown', word: 'power', value: power }] as const;
  return { seat, badge: BADGE, about: '', counts, ...(out === undefined ? {} : { out }) };
}

test('who won stands first, the others by what is counted, and who was out before the end last', () => {
  const all = [standing(0, 3), standing(1, 0, 'out'), standing(2, 15), standing(3, 9), standing(4, 7, 'gave up')];

  expect(ranked(all, [2]).map(({ seat }) => seat)).toEqual([2, 3, 0, 4, 1]);
});

test('who won stands first even with less: the last one left has won', () => {
  expect(ranked([standing(0, 9), standing(1, 2)], [1]).map(({ seat }) => seat)).toEqual([1, 0]);
});
