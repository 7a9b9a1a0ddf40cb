import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axialOf,
  type Cell,
  cellAt,
  cellsAlong,
  centreOf,
  cornersOf,
  cornersOfSide,
  DIRECTIONS,
  directionsTowards,
  disc,
  distance,
  isAdjacent,
  isCell,
  neighbour,
  neighboursOf,
  offLine,
  offsetFrom,
  offsetOf,
  pointing,
  ring,
  rotated,
  STEPS,
  seenFrom,
  shortestPaths,
  sidesBetween,
  touches,
  turned,
} from './index.ts';

const coordinate = fc.integer({ min: -6, max: 6 });
const cells: fc.Arbitrary<Cell> = fc.tuple(coordinate, coordinate).map(([q, r]) => cellAt(q, r));
const directions = fc.constantFrom(...DIRECTIONS);
const stands = fc.record({ cell: cells, facing: directions });
const offsets = fc.record({ q: coordinate, r: coordinate });

describe('cells', () => {
  test('a cell is named by its coordinates, and -0 is 0', () => {
    expect(cellAt(2, -1)).toBe('2,-1');
    expect(cellAt(-0, 0)).toBe('0,0');
    expect(axialOf('-3,12')).toEqual({ q: -3, r: 12 });
    expect(isCell('2,-1')).toBe(true);
    expect(isCell('2,-1 ')).toBe(false);
    expect(isCell('2.5,1')).toBe(false);
  });

  test('names and coordinates are one to one', () => {
    fc.assert(fc.property(cells, (cell) => cellAt(axialOf(cell).q, axialOf(cell).r) === cell && isCell(cell)));
  });
});

describe('SEN-GEO-c: absolute directions go clockwise from the top', () => {
  test('each direction has its step', () => {
    expect(DIRECTIONS.map((direction) => STEPS[direction])).toEqual([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: -1, r: 1 },
      { q: -1, r: 0 },
    ]);
  });

  test('SEN-GEO-b: the step of direction 0 goes up the screen, and each next one turns by 60 degrees clockwise', () => {
    const angles = DIRECTIONS.map((direction) => {
      const { x, y } = centreOf(neighbour('0,0', direction));
      return Math.round((Math.atan2((y * Math.sqrt(3)) / 2, x / 2) * 180) / Math.PI);
    });
    expect(angles).toEqual([-90, -30, 30, 90, 150, -150]);
  });

  test('turning six times, or there and back, changes nothing', () => {
    fc.assert(
      fc.property(directions, fc.integer({ min: -20, max: 20 }), (direction, sides) => {
        expect(turned(direction, 6 * sides)).toBe(direction);
        expect(turned(turned(direction, sides), -sides)).toBe(direction);
      }),
    );
  });

  test('the sides between two directions turn one into the other', () => {
    fc.assert(fc.property(directions, directions, (from, to) => turned(from, sidesBetween(from, to)) === to));
  });
});

describe('facing', () => {
  test('SEN-GEO-d: the marked edge points in one of six absolute directions, and the plain edges are the other five', () => {
    for (const facing of DIRECTIONS) {
      const stand = { cell: '2,-1', facing } as const;
      expect(seenFrom(stand, STEPS[0])).toBe(neighbour('2,-1', facing));
      const others = DIRECTIONS.slice(1).map((side) => seenFrom(stand, STEPS[side]));
      expect(others.toSorted()).toEqual(
        neighboursOf('2,-1')
          .filter((cell) => cell !== neighbour('2,-1', facing))
          .toSorted(),
      );
    }
  });

  test('SEN-GEO-d: turning past the last direction begins anew', () => {
    expect([turned(5, 1), turned(0, -1), turned(4, 3), turned(1, -3)]).toEqual([0, 5, 1, 4]);
  });

  test('SEN-GEO-j: for who looks up, a card and the board agree: its front cell is the one above', () => {
    const { x, y } = centreOf(seenFrom({ cell: '0,0', facing: 0 }, { q: 0, r: -1 }));
    expect([x, Math.sign(y)]).toEqual([0, -1]);
    const right = centreOf(seenFrom({ cell: '0,0', facing: 0 }, { q: 1, r: -1 }));
    expect([Math.sign(right.x), Math.sign(right.y)]).toEqual([1, -1]);
  });
});

describe('rotation', () => {
  test('SEN-GEO-f: one side clockwise makes (q, r) into (-r, q + r)', () => {
    fc.assert(
      fc.property(offsets, ({ q, r }) => {
        expect(rotated({ q, r }, 1)).toEqual({ q: 0 - r, r: q + r });
      }),
    );
  });

  test('rotating there and back changes nothing, and rotations add up', () => {
    const sides = fc.integer({ min: -12, max: 12 });
    fc.assert(
      fc.property(offsets, sides, sides, (offset, one, other) => {
        expect(rotated(rotated(offset, one), -one)).toEqual(offset);
        expect(rotated(rotated(offset, one), other)).toEqual(rotated(offset, one + other));
      }),
    );
  });

  test('rotation turns the step of a direction into the step of the turned direction', () => {
    fc.assert(
      fc.property(directions, directions, (direction, sides) => {
        expect(rotated(STEPS[direction], sides)).toEqual(STEPS[turned(direction, sides)]);
      }),
    );
  });

  test('SEN-EX-1: on (2,-1) facing 2 the card cell (0,-2) is the board cell (4,-1)', () => {
    expect(seenFrom({ cell: '2,-1', facing: 2 }, { q: 0, r: -2 })).toBe('4,-1');
  });

  test('SEN-GEO-e: the card cell in relative direction d lies in absolute direction facing + d', () => {
    fc.assert(
      fc.property(stands, directions, (stand, direction) => {
        expect(seenFrom(stand, STEPS[direction])).toBe(neighbour(stand.cell, turned(stand.facing, direction)));
      }),
    );
  });

  test('where a cell is seen is the inverse of what is seen there', () => {
    fc.assert(
      fc.property(stands, offsets, (stand, offset) => {
        expect(offsetOf(stand, seenFrom(stand, offset))).toEqual(offset);
      }),
    );
  });
});

describe('SEN-GEO-g: distance', () => {
  test('is the largest of |dq|, |dr|, |dq + dr|', () => {
    expect(distance('0,0', '3,-1')).toBe(3);
    expect(distance('0,0', '-1,-2')).toBe(3);
    expect(distance('0,0', '-2,5')).toBe(5);
  });

  test('is a metric that rotation and moving keep', () => {
    fc.assert(
      fc.property(cells, cells, cells, offsets, (a, b, c, by) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(offsetFrom(a, by), offsetFrom(b, by))).toBe(distance(a, b));
        const turn = (cell: Cell) => offsetFrom('0,0', rotated(axialOf(cell), 1));
        expect(distance(turn(a), turn(b))).toBe(distance(a, b));
      }),
    );
  });

  test('adjacent cells are the six neighbours', () => {
    fc.assert(
      fc.property(cells, cells, (a, b) => {
        expect(isAdjacent(a, b)).toBe(neighboursOf(a).includes(b));
      }),
    );
  });
});

describe('rings and discs', () => {
  test('a ring of n has 6n cells, all that far away, and a disc is its rings', () => {
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 5 }), (centre, radius) => {
        const around = ring(centre, radius);
        expect(around).toHaveLength(radius === 0 ? 1 : 6 * radius);
        expect(new Set(around).size).toBe(around.length);
        expect(around.every((cell) => distance(centre, cell) === radius)).toBe(true);
        const rings = Array.from({ length: radius + 1 }, (_, at) => ring(centre, at)).flat();
        expect(new Set(disc(centre, radius))).toEqual(new Set(rings));
        expect(disc(centre, radius)).toHaveLength(rings.length);
      }),
    );
  });
});

describe('shortest paths', () => {
  test('are all different, start and end right, and step between neighbours', () => {
    const near = fc
      .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
      .map(([q, r]) => cellAt(q, r));
    fc.assert(
      fc.property(near, near, (from, to) => {
        const paths = shortestPaths(from, to);
        expect(new Set(paths.map((path) => path.join(' '))).size).toBe(paths.length);
        for (const path of paths) {
          expect([path[0], path.at(-1)]).toEqual([from, to]);
          expect(path).toHaveLength(distance(from, to) + 1);
          expect(path.slice(1).every((cell, at) => isAdjacent(cell, path[at] ?? cell))).toBe(true);
        }
      }),
    );
  });

  test('there are as many as ways to mix the steps in the two directions that lead there', () => {
    const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
    for (const [a, b] of [
      [0, 0],
      [3, 0],
      [1, 1],
      [2, 1],
      [2, 3],
    ] as const) {
      const to = offsetFrom('0,0', { q: a, r: -a - b });
      expect(shortestPaths('0,0', to)).toHaveLength(factorial(a + b) / (factorial(a) * factorial(b)));
    }
  });
});

describe('the plane', () => {
  test('neighbours share the two corners of the side between them, and no others', () => {
    fc.assert(
      fc.property(cells, directions, (cell, side) => {
        const other = neighbour(cell, side);
        const shared = cornersOf(cell).filter(({ x, y }) =>
          cornersOf(other).some((corner) => corner.x === x && corner.y === y),
        );
        expect(shared).toHaveLength(2);
        expect(cornersOfSide(cell, side)).toEqual(shared);
        expect(new Set(cornersOfSide(other, turned(side, 3)).map(({ x, y }) => `${x} ${y}`))).toEqual(
          new Set(shared.map(({ x, y }) => `${x} ${y}`)),
        );
      }),
    );
  });

  test('a line touches a cell from within, through a corner and along an edge', () => {
    const [left, right] = cornersOfSide('0,0', 0);
    if (left === undefined || right === undefined) throw new Error('a side has two ends');

    expect(touches(centreOf('0,0'), centreOf('0,0'), '0,0')).toBe(true);
    expect(touches(left, right, '0,0')).toBe(true);
    expect(touches(left, right, '0,-1')).toBe(true);
    expect(touches(left, right, '-1,0')).toBe(true);
    expect(touches(left, right, '1,0')).toBe(false);
    expect(touches(left, left, '-1,0')).toBe(true);
    expect(touches(left, left, '1,-1')).toBe(false);
    // Past the corner of a cell, by a hair.
    expect(touches({ x: 3, y: -1 }, { x: 1, y: -3 }, '0,0')).toBe(false);
    expect(touches({ x: 3, y: -1 }, { x: 0, y: 0 }, '0,0')).toBe(true);
    expect(touches({ x: -4, y: 2 }, { x: 5, y: 2 }, '0,0')).toBe(false);
    expect(touches({ x: 2, y: 2 }, { x: 2, y: -2 }, '0,0')).toBe(true);
    expect(touches({ x: 3, y: 2 }, { x: 3, y: -2 }, '0,0')).toBe(false);
  });

  test('touching agrees with a fine sampling of the line wherever the sampling is sure', () => {
    const points = fc.record({ x: fc.integer({ min: -8, max: 8 }), y: fc.integer({ min: -8, max: 8 }) });
    const isInside = (x: number, y: number) => Math.abs(y) < 1 && Math.abs(x + y) < 2 && Math.abs(x - y) < 2;
    fc.assert(
      fc.property(points, points, (from, to) => {
        const samples = Array.from({ length: 201 }, (_, at) => at / 200);
        const crosses = samples.some((at) => isInside(from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at));
        if (crosses) expect(touches(from, to, '0,0')).toBe(true);
        const isFar = samples.every((at) => {
          const [x, y] = [from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at];
          return Math.abs(y) > 1.2 || Math.abs(x + y) > 2.4 || Math.abs(x - y) > 2.4;
        });
        if (isFar) expect(touches(from, to, '0,0')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('the cells along a line are on shortest paths, in order, and mirror each other', () => {
    expect(cellsAlong('0,0', '0,-2')).toEqual(['0,0', '0,-1', '0,-2']);
    expect(new Set(cellsAlong('0,0', '1,-2'))).toEqual(new Set(['0,0', '0,-1', '1,-1', '1,-2']));
    expect(cellsAlong('2,3', '2,3')).toEqual(['2,3']);
    const near = fc
      .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
      .map(([q, r]) => cellAt(q, r));
    fc.assert(
      fc.property(near, near, (from, to) => {
        const along = cellsAlong(from, to);
        expect(new Set(along)).toEqual(new Set(cellsAlong(to, from)));
        const far = along.map((cell) => distance(from, cell));
        expect(far).toEqual(far.toSorted((one, other) => one - other));
      }),
    );
  });

  test('how far a cell lies off a line is 0 on the line and equal for mirrored cells', () => {
    expect(offLine('0,0', '0,-1', '0,-3')).toBe(0);
    expect(offLine('0,0', '1,-2', '1,-3')).toBe(offLine('0,0', '1,-2', '2,-3'));
    expect(offLine('0,0', '1,-2', '2,-2')).toBeGreaterThan(offLine('0,0', '1,-2', '2,-3'));
  });

  test('directions towards a cell: one along an axis, two where the line runs between them', () => {
    expect(directionsTowards('0,0', '0,-3')).toEqual([0]);
    expect(directionsTowards('0,0', '1,-2')).toEqual([0, 1]);
    expect(directionsTowards('0,0', '1,-3')).toEqual([0]);
    expect(directionsTowards('2,2', '0,2')).toEqual([5]);
    fc.assert(
      fc.property(cells, cells, (from, to) => {
        fc.pre(from !== to);
        const best = directionsTowards(from, to);
        expect(best.length).toBeLessThanOrEqual(2);
        for (const direction of best) {
          expect(distance(neighbour(from, direction), to)).toBe(distance(from, to) - 1);
          expect(directionsTowards(to, from)).toContain(turned(direction, 3));
        }
      }),
    );
  });

  test('how well a direction points: negative behind, 0 at a right angle', () => {
    expect(pointing('0,0', '0,-2', 0)).toBeGreaterThan(0);
    expect(pointing('0,0', '2,-1', 0)).toBe(0);
    expect(pointing('0,0', '1,0', 0)).toBeLessThan(0);
  });
});
