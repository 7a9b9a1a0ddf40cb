import { begin, isRefusal, nextStart, present, refusalText } from '@kronika/kernel';
import { scenarioOf } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { beacons } from './game.ts';
import { HEXES, neighbours } from './hex.ts';
import type { Beacons } from './state.ts';

const scenario = scenarioOf(beacons);

function laidOut(setup: object, seed = 'setup'): Beacons {
  const begun = begin(beacons, setup, seed);
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  return begun.match.state;
}

const refusal = (setup: object): string => {
  const begun = begin(beacons, setup, 'setup');
  return isRefusal(begun) ? refusalText(begun, 'en') : 'accepted';
};

describe('the island', () => {
  test('BEA-MAP-a: has 19 hexes, and those in the middle have six neighbours, those at the corners three', () => {
    expect(HEXES).toHaveLength(19);
    expect(neighbours('C3')).toEqual(['B2', 'B3', 'C2', 'C4', 'D2', 'D3']);
    expect(neighbours('A1')).toEqual(['A2', 'B1', 'B2']);
    expect(neighbours('B1')).toEqual(['A1', 'B2', 'C1', 'C2']);
  });

  test('BEA-MAP-b: has seven beacons, all dark', () => {
    const { sites } = laidOut({ seats: 2 });

    expect(sites.map(({ hex }) => hex)).toEqual(['A2', 'B1', 'B4', 'C3', 'D1', 'D4', 'E2']);
    expect(sites.every(({ lit, condition }) => lit === null && condition === 'sound')).toBe(true);
  });

  test('BEA-MAP-c: if it is rocky, two of the hexes around the middle are rocks, by chance', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => laidOut({ seats: 2, map: 'rocky' }, seed).rocks);

    for (const rocks of drawn) {
      expect(new Set(rocks).size).toBe(2);
      expect(neighbours('C3')).toEqual(expect.arrayContaining([...rocks]));
    }
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
    expect(laidOut({ seats: 2 }).rocks).toEqual([]);
  });

  test('BEA-MAP-d: the keepers begin on their hexes', () => {
    expect(laidOut({ seats: 4 }).keepers.map(({ hex }) => hex)).toEqual(['A1', 'E3', 'A3', 'E1']);
  });
});

describe('what a seat brings', () => {
  const embers = (keeper: string, tool: string) =>
    laidOut({ seats: 1, keepers: [{ keeper, tool }] }).keepers[0]?.embers;

  test('BEA-MAP-d, BEA-KEEP-d, BEA-KEEP-e: 1 ember, 2 for a peddler, and 1 more in a lantern', () => {
    expect(embers('scout', 'staff')).toBe(1);
    expect(embers('peddler', 'cart')).toBe(2);
    expect(embers('warden', 'lantern')).toBe(2);
    expect(embers('peddler', 'lantern')).toBe(3);
  });

  test.each([
    ['scout', 'cart'],
    ['warden', 'cart'],
    ['peddler', 'staff'],
  ])('BEA-KEEP-a: a %s has no %s', (keeper, tool) => {
    expect(refusal({ seats: 1, keepers: [{ keeper, tool }] })).toContain('keepers.0.tool: expected');
  });
});

describe('formats', () => {
  test('BEA-FORMAT-a: rivals are teams of their own', () => {
    expect(laidOut({ seats: 3, format: 'rivals' }).keepers.map(({ team }) => team)).toEqual([0, 1, 2]);
    expect(refusal({ seats: 1, format: 'rivals' })).toContain('format: rivals is for 2 to 4 seats');
  });

  test('BEA-FORMAT-b: teams are two against two', () => {
    expect(laidOut({ seats: 4, format: 'teams' }).keepers.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(laidOut({ seats: 4, format: 'teams', teams: [0, 0, 1, 1] }).keepers.map(({ team }) => team)).toEqual([
      0, 0, 1, 1,
    ]);
    expect(refusal({ seats: 4, format: 'teams', teams: [0, 0, 0, 1] })).toContain('teams: expected');
    expect(refusal({ seats: 3, format: 'teams' })).toContain('format');
  });

  test('BEA-FORMAT-c: in a long night everybody is one team, against one shade more than seats, from C1 and C5', () => {
    const { keepers, shades } = laidOut({ seats: 2, format: 'night' });

    expect(keepers.map(({ team }) => team)).toEqual([0, 0]);
    expect(shades).toEqual(['C1', 'C5', 'C1']);
    expect(laidOut({ seats: 2 }).shades).toEqual([]);
  });
});

describe('the next match', () => {
  const setup = { seats: 2, rounds: 2, keepers: [{ keeper: 'scout', tool: 'staff' }, {}] };

  scenario(
    'BEA-NEXT-a, BEA-NEXT-b: dark beacons are ruins, chapters and wins are counted, all else begins anew',
    (table) => {
      table.begins(setup);
      // The first option each time: walk on, and light whatever can be lit.
      while (table.match.outcome === undefined) {
        const question = present(table.match.open[0], 'a question').question;
        table.answer(question.seat, question.is === 'number' ? question.min : 0);
      }
      const dark = table.state.sites.filter(({ lit }) => lit === null).map(({ hex }) => hex);
      expect(dark.length).toBeGreaterThan(0);
      expect(dark.length).toBeLessThan(7);
      const { winners } = table.match.outcome;
      expect(winners).toHaveLength(1);

      const next = nextStart(beacons, { start: { is: 'setup', setup }, stretches: [] }, table.match);
      if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
      const state = laidOut(next.setup);

      expect(state.legacy).toEqual({
        chapter: 2,
        ruins: dark,
        wins: [0, 1].map((seat) => (winners[0] === seat ? 1 : 0)),
      });
      expect(state.sites.filter(({ condition }) => condition === 'ruined').map(({ hex }) => hex)).toEqual(dark);
      expect(state.sites.every(({ lit }) => lit === null)).toBe(true);
      expect(state.keepers[0]).toMatchObject({ keeper: 'scout', tool: 'staff', hex: 'A1', embers: 1 });
      expect(state.round).toBe(1);
    },
  );

  test.each([
    ['a hex without a beacon', { chapter: 2, ruins: ['A1'], wins: [0, 0] }, 'legacy.ruins.0'],
    ['a beacon twice', { chapter: 2, ruins: ['A2', 'A2'], wins: [0, 0] }, 'legacy.ruins'],
    ['too few seats', { chapter: 2, ruins: [], wins: [0] }, 'legacy.wins: expected a number for each of the 2 seats'],
    ['a chapter before the first', { chapter: 0, ruins: [], wins: [0, 0] }, 'legacy.chapter'],
    ['something more', { chapter: 2, ruins: [], wins: [0, 0], gold: 9 }, 'legacy'],
    ['no legacy at all', 'chapter two', 'legacy'],
  ])('what is handed on is checked: %s', (_, legacy, at) => {
    expect(refusal({ seats: 2, legacy })).toContain(at);
  });
});
