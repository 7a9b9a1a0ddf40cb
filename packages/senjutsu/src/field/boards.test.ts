import { describe, expect, test } from 'vitest';
import { distance, isAdjacent, neighboursOf, sidesBetween } from '../hex/index.ts';
import { TERRAIN } from '../state.ts';
import { facingMiddle, fieldOf, hordeField, joinedCells, LAYOUTS, type Sides, zonesOf } from './board.ts';
import { BOARDS, boardCalled, PRACTICE_FIELD, SNOWY_CLEARING } from './boards.ts';
import { groundFor, isFree, terrainOf } from './ground.ts';
import { placesFor } from './placing.ts';
import { sizeOf } from './terrain.ts';
import { fieldWith } from './testing/fields.ts';

const SIDES: readonly Sides[] = [2, 3, 4];

describe.each(BOARDS)('$id', (board) => {
  test('has every cell once, and all of them hang together', () => {
    expect(new Set(board.cells).size).toBe(board.cells.length);
    const [first] = board.cells;
    const reached = new Set(first === undefined ? [] : [first]);
    for (const cell of reached)
      for (const next of neighboursOf(cell)) if (board.cells.includes(next)) reached.add(next);
    expect(reached.size).toBe(board.cells.length);
    expect(board.cells).toContain(board.middle);
  });

  test.each(SIDES)(
    'SEN-SETUP-i: %i sides begin on different edge cells, apart from each other and off terrain',
    (sides) => {
      const starts = board.starts[sides];
      expect(starts).toHaveLength(sides);
      for (const start of starts) {
        expect(board.cells).toContain(start);
        expect(neighboursOf(start).some((cell) => !board.cells.includes(cell))).toBe(true);
        for (const other of starts) if (other !== start) expect(distance(start, other)).toBeGreaterThanOrEqual(3);
        for (const layout of LAYOUTS) {
          const ground = groundFor({ field: fieldOf(board, layout), fighters: [] }, null);
          expect(isFree(ground, start)).toBe(true);
        }
      }
    },
  );

  test('SEN-SETUP-i: two sides begin at opposite edges, as far apart as cells of the board nearly ever are', () => {
    const [one, other] = board.starts[2];
    const widest = Math.max(...board.cells.flatMap((a) => board.cells.map((b) => distance(a, b))));
    expect(distance(one ?? '0,0', other ?? '0,0')).toBeGreaterThanOrEqual(widest - 2);
  });

  test.each(SIDES)('SEN-SETUP-j: the zones of %i sides do not overlap, and hold a team of two', (sides) => {
    const zones = zonesOf(board, sides);
    const cells = zones.flat();
    expect(new Set(cells).size).toBe(cells.length);
    for (const layout of LAYOUTS) {
      const ground = groundFor({ field: fieldOf(board, layout), fighters: [] }, null);
      for (const zone of zones) expect(zone.filter((cell) => isFree(ground, cell)).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('SEN-TERR-g: its terrain lies on cells of the board in the printed shapes, boats aside, and nothing overlaps', () => {
    for (const layout of LAYOUTS) {
      const { pieces } = fieldOf(board, layout);
      const cells = pieces.flatMap((piece) => piece.cells);
      expect(new Set(cells).size).toBe(cells.length);
      for (const piece of pieces) {
        expect(piece.cells).toHaveLength(sizeOf(piece.kind));
        if (piece.kind !== 'boat') for (const cell of piece.cells) expect(board.cells).toContain(cell);
        expect(piece.cells.slice(1).every((cell, at) => isAdjacent(cell, piece.cells[at] ?? cell))).toBe(true);
      }
    }
    expect(fieldOf(board, 'none').pieces).toEqual([]);
  });

  test('with all its terrain everybody can still be reached', () => {
    for (const layout of LAYOUTS) {
      const ground = groundFor({ field: fieldOf(board, layout), fighters: [] }, null);
      const open = [...ground.terrain.keys()].filter((cell) => isFree(ground, cell));
      const reached = new Set(open.slice(0, 1));
      for (const cell of reached) for (const next of neighboursOf(cell)) if (isFree(ground, next)) reached.add(next);
      expect(reached.size).toBe(open.length);
    }
  });
});

test('SEN-GEO-a: the practice field has 61 cells, the village street 19', () => {
  expect(PRACTICE_FIELD.cells).toHaveLength(61);
  expect(boardCalled('village-street').cells).toHaveLength(19);
  expect(() => boardCalled('moon')).toThrow('practice-field');
});

test('SEN-GEO-i: joined boards are one field, and may not overlap', () => {
  expect(boardCalled('wide-plain').cells).toHaveLength(122);
  expect(() =>
    joinedCells([
      { cells: ['0,0', '1,0'], at: '0,0' },
      { cells: ['0,0'], at: '1,0' },
    ]),
  ).toThrow('overlap');
});

test('SEN-HORDE-e2: a horde comes from four different edge cells around the hero', () => {
  const boards = BOARDS.flatMap((board) => (board.horde === null ? [] : [{ board, map: board.horde }]));
  expect(boards.map(({ board }) => board.id)).toEqual([PRACTICE_FIELD.id, SNOWY_CLEARING.id]);
  for (const { board, map } of boards) {
    const entries = [map.A, map.B, map.C, map.D];
    expect(new Set(entries).size).toBe(4);
    for (const entry of entries) {
      expect(neighboursOf(entry).some((cell) => !board.cells.includes(cell))).toBe(true);
      expect(distance(entry, map.X)).toBeGreaterThanOrEqual(2);
    }
    const ground = groundFor({ field: hordeField(board, 'dense'), fighters: [] }, null);
    expect([...entries, map.X].every((cell) => isFree(ground, cell))).toBe(true);
    expect(hordeField(board, 'dense').pieces.length).toBeGreaterThan(0);
  }
});

test('SEN-HORDE-e: whoever enters looks to the middle', () => {
  expect(facingMiddle(PRACTICE_FIELD, '0,4').facing).toBe(0);
  expect(facingMiddle(PRACTICE_FIELD, '0,-4').facing).toBe(3);
  expect(sidesBetween(facingMiddle(PRACTICE_FIELD, '-4,0').facing, 2)).toBe(0);
});

describe('laying terrain', () => {
  test('SEN-SETUP-c: a piece lies on cells of the board that are empty and not kept free', () => {
    const field = fieldWith({ rocks: ['0,0'] }, 1);
    const places = placesFor(field, 'cherryTree', ['0,1']);
    expect(places.map(({ cells }) => cells[0]).sort()).toEqual(['-1,0', '-1,1', '0,-1', '1,-1', '1,0']);
  });

  test('SEN-TERR-g: a gate lies in a row of three, pillar, opening, pillar', () => {
    const places = placesFor(fieldWith({}, 1), 'toriiGate', []);
    expect(places.map(({ cells }) => cells)).toEqual([
      ['0,1', '0,0', '0,-1'],
      ['-1,1', '0,0', '1,-1'],
      ['-1,0', '0,0', '1,0'],
    ]);
    expect(placesFor(fieldWith({}, 1), 'toriiGate', ['0,1'])).toHaveLength(2);
  });

  test('SEN-TERR-boat: a boat lies on two adjacent cells, on the board or beside it', () => {
    const field = fieldWith({}, 1);
    const places = placesFor(field, 'boat', []);
    const names = places.map(({ cells }) => cells.toSorted().join(' '));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('0,-1 0,-2');
    expect(names).toContain('-1,-1 0,-2');
    expect(names).toContain('0,-1 0,0');
    for (const { cells } of places) {
      expect(isAdjacent(cells[0] ?? '0,0', cells[1] ?? '0,0')).toBe(true);
      expect(cells.every((cell) => distance(cell, '0,0') <= 2)).toBe(true);
    }
  });

  test('every kind finds a place on an empty board', () => {
    for (const kind of TERRAIN) {
      const [piece] = placesFor(fieldWith({}, 2), kind, []);
      expect(piece?.kind).toBe(kind);
      if (piece !== undefined) expect(terrainOf({ ...fieldWith({}, 2), pieces: [piece] }).size).toBeGreaterThan(0);
    }
  });
});
