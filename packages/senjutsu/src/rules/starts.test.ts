import { seatsOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { zonesOf } from '../field/board.ts';
import { boardCalled } from '../field/boards.ts';
import { type Cell, distance } from '../hex/index.ts';
import type { Piece, Senjutsu } from '../state.ts';
import { freeStarts, startOf, startZones } from './starts.ts';
import { battle, type HeroGiven } from './testing/battle.ts';

const STREET = boardCalled('village-street');
const FIELD = boardCalled('practice-field');

/** Heroes before the match on a board: those with a cell stand there already. */
function before(
  board: typeof FIELD,
  heroes: readonly HeroGiven[],
  given: { readonly format?: Senjutsu['format']; readonly pieces?: readonly Piece[] } = {},
): Senjutsu {
  const { format = 'teams', pieces = [] } = given;
  return { ...battle({ heroes }), format, field: { board: board.id, cells: board.cells, pieces } };
}

const teams = (...of: readonly number[]): readonly HeroGiven[] => of.map((team) => ({ team }));

test('SEN-SETUP-i: a zone that is too small for the largest team grows by the cells nearest to its start', () => {
  const [small = [], other = []] = zonesOf(STREET, 2);
  expect(small).toHaveLength(2);

  const [grown = [], same = []] = startZones(before(STREET, teams(0, 0, 0, 1)));
  expect(grown).toHaveLength(3);
  expect(grown.slice(0, 2)).toEqual(small);
  expect(same).toEqual(other);
  const [start = '0,0' as Cell] = small;
  const outside = STREET.cells.filter((cell) => !small.includes(cell) && !other.includes(cell));
  expect(distance(start, grown[2] ?? start)).toBe(Math.min(...outside.map((cell) => distance(start, cell))));
  // For two against two it is large enough.
  expect(startZones(before(STREET, teams(0, 0, 1, 1)))[0]).toEqual(small);
});

test('SEN-SETUP-i: what lies in a zone is replaced by a cell outside, and nobody starts on it', () => {
  const [zone = []] = zonesOf(STREET, 2);
  const [first = '0,0' as Cell] = zone;
  const [open = []] = startZones(before(STREET, teams(0, 0, 1), { pieces: [{ kind: 'rocks', cells: [first] }] }));

  expect(open).toHaveLength(2);
  expect(open).not.toContain(first);
});

test('SEN-SETUP-j: a zone is shared with an ally, and never with an enemy', () => {
  const zones = zonesOf(FIELD, 2);
  const [mine = [], theirs = []] = zones;
  const state = before(FIELD, [{ team: 0, cell: mine[0] ?? null }, { team: 0 }, { team: 1 }, { team: 1 }]);

  // The other zone is the one that the other team still needs.
  expect(freeStarts(state, 1)).toEqual(mine.slice(1));
  expect(freeStarts(state, 2)).toEqual(theirs);
  // Whoever comes first has all of them to choose from.
  expect(freeStarts(before(FIELD, teams(0, 0, 1, 1)), 0)).toEqual([...mine, ...theirs]);
});

test('SEN-SETUP-j: a zone that nobody needs is open to a team that has one', () => {
  const [mine = [], theirs = []] = zonesOf(FIELD, 2);
  const state = before(FIELD, [{ team: 0, cell: mine[0] ?? null }, { team: 0 }], { format: 'solo' });

  expect(freeStarts(state, 1)).toEqual([...mine.slice(1), ...theirs]);
});

test('SEN-SETUP-i: three and four sides have starts of their own, and each hero looks to the middle', () => {
  const starts = (...of: readonly number[]) =>
    seatsOf(of.length).map((seat) => startOf(before(FIELD, teams(...of), { format: 'brawl' }), seat));

  expect(starts(0, 1).map(({ cell }) => cell)).toEqual(FIELD.starts[2]);
  expect(starts(0, 1, 2).map(({ cell }) => cell)).toEqual(FIELD.starts[3]);
  expect(starts(0, 1, 2, 3).map(({ cell }) => cell)).toEqual(FIELD.starts[4]);
  for (const { cell, facing } of starts(0, 1)) expect(facing).toBe(cell === '0,-4' ? 3 : 0);
});

test('SEN-HORDE-a: against a horde the hero stands where the board says', () => {
  const state = before(FIELD, teams(0), { format: 'horde' });

  expect(startOf(state, 0).cell).toBe(FIELD.horde?.X);
});
