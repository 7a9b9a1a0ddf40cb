import { type SeatId, seatThing, UNEXPLAINED, type Viewer } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type AgotTable, actions } from '../testing/card-table.ts';
import { explain } from './explain.ts';

function seat({ match }: AgotTable, of: SeatId, viewer: Viewer = 0) {
  return explain(match, viewer, seatThing(of));
}

describe('a player', () => {
  const table = actions({
    seats: [
      { plot: 'a-noble-cause', play: ['the-roseroad', 'eddard-stark'], gold: 2 },
      { plot: 'calling-the-banners', gold: 0 },
    ],
  });

  test('AGOT-PLOT-i: has the values of the revealed plot, with what modifies them', () => {
    const income = seat(table, 0).sums.find(({ of }) => of === 'income');

    expect(income?.parts.map(({ by, amount }) => `${by.en} ${amount}`)).toEqual(['printed 5', 'The Roseroad 1']);
    expect(seat(table, 0).sums.map(({ of }) => of)).toEqual(['income', 'initiative', 'claim', 'reserve', 'dominance']);
  });

  test('AGOT-5.2-a: counts for dominance what stands, and the gold', () => {
    const dominance = seat(table, 0).sums.find(({ of }) => of === 'dominance');

    expect(dominance?.total).toBe(7);
    expect(seat(table, 1).sums.find(({ of }) => of === 'dominance')?.total).toBe(0);
  });

  test('AGOT-FIRST-g: cannot be chosen while somebody else is asked, or something else', () => {
    expect(seat(table, 1).whyNot.map(({ text }) => text.en)).toEqual([expect.stringContaining('Something else')]);
    expect(seat(table, 0, 1).whyNot.map(({ rule }) => rule)).toEqual(['AGOT-FIRST-g']);
    expect(seat(table, 0, 'spectator').whyNot).toEqual([]);
  });

  test('there is nothing to say of a seat that the table does not have', () => {
    expect(seat(table, 2)).toBe(UNEXPLAINED);
  });
});
