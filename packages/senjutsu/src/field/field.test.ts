import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axialOf,
  type Cell,
  cellAt,
  DIRECTIONS,
  disc,
  distance,
  neighbour,
  offsetFrom,
  rotated,
  shortestPaths,
} from '../hex/index.ts';
import { TERRAIN } from '../state.ts';
import { isPathOpen, stopWay } from './attack-paths.ts';
import { footing, isFree, isTerrainObstacle, sightBreakers, terrainOf, withoutBamboo } from './ground.ts';
import { shove, thrustCells } from './push.ts';
import { isInReach, sees } from './sight.ts';
import { characterAt, entryPenalty, forcedPenalty, sizeOf } from './terrain.ts';
import { fieldWith, groundOn } from './testing/fields.ts';

const near: fc.Arbitrary<Cell> = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
  .map(([q, r]) => cellAt(q, r));

describe('terrain', () => {
  test('SEN-TERR-rock, -shrine-a, -torii-a, -cherry: forced in costs 1 stun', () => {
    for (const kind of ['rocks', 'shrine', 'toriiGate', 'cherryTree'] as const)
      expect(forcedPenalty(kind)).toEqual({ stuns: 1, limps: 0, wounds: 0, focus: 'kept' });
  });

  test('SEN-TERR-bamboo-a: forced in costs 1 stun and 1 limp', () => {
    expect(forcedPenalty('bamboo')).toEqual({ stuns: 1, limps: 1, wounds: 0, focus: 'kept' });
  });

  test('SEN-TERR-cart: forced in costs 1 stun and 1 wound', () => {
    expect(forcedPenalty('burningCart')).toEqual({ stuns: 1, limps: 0, wounds: 1, focus: 'kept' });
  });

  test('SEN-TERR-fallen: whoever enters takes 1 stun and loses all focus; no other piece asks that of who walks in', () => {
    expect(entryPenalty('fallenSamurai')).toEqual({ stuns: 1, limps: 0, wounds: 0, focus: 'lost' });
    expect(TERRAIN.filter((kind) => entryPenalty(kind) !== null)).toEqual(['fallenSamurai']);
  });

  test('SEN-TERR-a, SEN-TERR-f: solid pieces cannot be occupied and block attacks and sight, passable ones do neither', () => {
    for (const kind of ['rocks', 'bamboo', 'burningCart', 'shrine', 'cherryTree'] as const) {
      const field = fieldWith({ [kind]: ['0,-1'] });
      expect(isFree(groundOn(field), '0,-1')).toBe(false);
      expect(isTerrainObstacle(field, '0,-1')).toBe(true);
      expect(sightBreakers(field)).toEqual(['0,-1']);
    }
    for (const kind of ['boat', 'fallenSamurai'] as const) {
      const field = fieldWith({ [kind]: ['0,-1'] });
      expect(isFree(groundOn(field), '0,-1')).toBe(true);
      expect(isTerrainObstacle(field, '0,-1')).toBe(false);
      expect(sightBreakers(field)).toEqual([]);
    }
  });

  test('SEN-TERR-torii-b: the opening between the pillars is an ordinary cell', () => {
    const field = fieldWith({ toriiGate: [['-1,0', '0,0', '1,0']] });
    expect(['-1,0', '0,0', '1,0'].map((cell) => isFree(groundOn(field), cell as Cell))).toEqual([false, true, false]);
    expect(sightBreakers(field)).toEqual(['-1,0', '1,0']);
    expect(isTerrainObstacle(field, '0,0')).toBe(false);
    expect(characterAt({ kind: 'rocks', cells: ['0,0', '1,0'] }, '1,0')).toBe('solid');
  });

  test('SEN-TERR-g: one cell for a piece, three for a gate, two for a boat', () => {
    expect(TERRAIN.map(sizeOf)).toEqual([1, 1, 1, 1, 2, 3, 1, 1]);
  });

  test('SEN-GEO-h, SEN-TERR-boat: off the board is every place without a cell; a boat adds cells', () => {
    const field = fieldWith({ boat: [['0,-2', '0,-3']] }, 1);
    expect(footing(groundOn(field), '0,-3').is).toBe('open');
    expect(footing(groundOn(field), '1,-3').is).toBe('edge');
    expect(footing(groundOn(field), '0,2').is).toBe('edge');
  });

  test('the ground knows who else stands there, and is the same until bamboo goes', () => {
    const field = fieldWith({ bamboo: ['0,-1'] });
    const ground = groundOn(field, '1,0');
    expect(footing(ground, '1,0')).toEqual({ is: 'hero', fighter: 1 });
    expect(footing(ground, '0,-1').is).toBe('bamboo');
    expect(footing(withoutBamboo(ground, ['0,-1']), '0,-1').is).toBe('open');
    expect(withoutBamboo(ground, [])).toBe(ground);
    expect(terrainOf(field)).toBe(terrainOf(field));
  });
});

describe('ways to be blocked', () => {
  const blocking = (...cells: readonly Cell[]) => {
    const blocked = new Set(cells);
    return (cell: Cell) => blocked.has(cell);
  };

  test('SEN-BLOCK-c: a block on the target cell', () => {
    expect(stopWay('0,0', '0,-2', blocking('0,-2'))).toBe('target');
  });

  test('SEN-BLOCK-d: a block on the cell of the attacker', () => {
    expect(stopWay('0,0', '0,-2', blocking('0,0'))).toBe('attacker');
  });

  test('SEN-EX-2: the only path to (0,-2) is cut by a block on (0,-1)', () => {
    expect(stopWay('0,0', '0,-2', blocking('0,-1'))).toBe('path');
    expect(stopWay('0,0', '0,-2', blocking('1,-1', '-1,0', '0,1'))).toBeNull();
  });

  test('SEN-EX-3: of the two paths to (1,-2) both must be cut', () => {
    expect(stopWay('0,0', '1,-2', blocking('0,-1'))).toBeNull();
    expect(stopWay('0,0', '1,-2', blocking('1,-1'))).toBeNull();
    expect(stopWay('0,0', '1,-2', blocking('0,-1', '1,-1'))).toBe('path');
  });

  test('SEN-EX-4, SEN-BLOCK-g: an adjacent attack is stopped by a shield on the cell of the attacker', () => {
    expect(stopWay('0,0', '0,-1', blocking('0,0'))).toBe('attacker');
  });

  test('SEN-EX-5, SEN-BLOCK-g: between adjacent cells there is no path to cut', () => {
    expect(stopWay('0,0', '0,-1', blocking('0,-2', '1,-1', '-1,0'))).toBeNull();
  });

  test('SEN-BLOCK-f: every shortest path must have a blocked cell strictly between its ends', () => {
    fc.assert(
      fc.property(near, near, fc.uniqueArray(near, { maxLength: 12 }), (from, to, cells) => {
        const isBlocked = blocking(...cells.filter((cell) => cell !== from && cell !== to));
        const isCut = shortestPaths(from, to).every((path) => path.slice(1, -1).some(isBlocked));
        expect(isPathOpen(from, to, isBlocked)).toBe(!isCut);
        expect(stopWay(from, to, isBlocked)).toBe(isCut ? 'path' : null);
      }),
      { numRuns: 500 },
    );
  });
});

describe('sight', () => {
  test('SEN-LOS-a: without terrain everything is seen, behind as well (SEN-LOS-e)', () => {
    expect(sees(fieldWith({}), { cell: '0,0', facing: 0 }, '0,4')).toBe(true);
  });

  test('SEN-LOS-b: terrain straight ahead hides what is right behind it', () => {
    const field = fieldWith({ rocks: ['0,-1'] });
    expect(sees(field, { cell: '0,0', facing: 0 }, '0,-2')).toBe(false);
    expect(sees(fieldWith({ rocks: ['0,-2'] }), { cell: '0,0', facing: 0 }, '0,-1')).toBe(true);
  });

  test('SEN-LOS-b: a line that merely touches a corner or runs along an edge is broken', () => {
    // Both front corners are corners of the rocks.
    expect(sees(fieldWith({ rocks: ['0,-1'] }), { cell: '0,0', facing: 0 }, '3,-2')).toBe(false);
    // Only the left one is.
    expect(sees(fieldWith({ rocks: ['-1,0'] }), { cell: '0,0', facing: 0 }, '3,-2')).toBe(true);
    expect(sees(fieldWith({ rocks: ['-1,0', '1,-1'] }), { cell: '0,0', facing: 0 }, '3,-2')).toBe(false);
  });

  test('SEN-LOS-d: the front corners are the ends of the side the user looks to', () => {
    const field = fieldWith({ rocks: ['0,-1'] });
    expect(sees(field, { cell: '0,0', facing: 3 }, '0,-2')).toBe(false);
    expect(sees(field, { cell: '0,0', facing: 3 }, '0,2')).toBe(true);
    expect(sees(field, { cell: '0,0', facing: 0 }, '0,2')).toBe(false);
    expect(sees(field, { cell: '0,0', facing: 2 }, '2,0')).toBe(true);
  });

  test('SEN-LOS-c, SEN-LOS-f: boats and fallen samurai break no line, the opening of a gate neither', () => {
    const field = fieldWith({ boat: [['0,-1', '0,-2']], fallenSamurai: ['0,-3'] });
    expect(sees(field, { cell: '0,0', facing: 0 }, '0,-4')).toBe(true);
  });

  test('SEN-RANGE-a, SEN-RANGE-b: the number is the greatest distance, and sight is needed', () => {
    const stand = { cell: '0,0', facing: 0 } as const;
    expect(isInReach(fieldWith({}), stand, '0,-3', 3)).toBe(true);
    expect(isInReach(fieldWith({}), stand, '0,-4', 3)).toBe(false);
    expect(isInReach(fieldWith({ rocks: ['0,-1'] }), stand, '0,-3', 3)).toBe(false);
    expect(isInReach(fieldWith({ rocks: ['0,-1'] }), stand, '0,-3', undefined)).toBe(true);
  });

  test('sight turns with the field', () => {
    const turn = (cell: Cell, sides: number) => offsetFrom('0,0', rotated(axialOf(cell), sides));
    const places = disc('0,0', 3).filter((cell) => cell !== '0,0');
    fc.assert(
      fc.property(
        fc.subarray([...places], { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...places),
        fc.constantFrom(...DIRECTIONS),
        (rocks, target, sides) => {
          const here = sees(fieldWith({ rocks }), { cell: '0,0', facing: 0 }, target);
          const there = sees(
            fieldWith({ rocks: rocks.map((rock) => turn(rock, sides)) }),
            { cell: '0,0', facing: sides },
            turn(target, sides),
          );
          expect(there).toBe(here);
        },
      ),
    );
  });
});

describe('push and pull', () => {
  test('SEN-PUSH-a: in line with the attacker the one cell straight away', () => {
    expect(thrustCells('0,0', '0,-1', 'push')).toEqual(['0,-2']);
    expect(thrustCells('0,0', '2,-2', 'push')).toEqual(['3,-3']);
  });

  test('SEN-PUSH-b: in line with the attacker the one cell straight towards it, until they are adjacent', () => {
    expect(thrustCells('0,0', '0,-3', 'pull')).toEqual(['0,-2']);
    expect(thrustCells('0,0', '0,-1', 'pull')).toEqual([]);
  });

  test('SEN-PUSH-c: off the axes the cells closest to the line, of which the attacker chooses', () => {
    expect(thrustCells('0,0', '1,-2', 'push')).toEqual(['1,-3', '2,-3']);
    expect(thrustCells('0,0', '1,-2', 'pull')).toEqual(['1,-1', '0,-1']);
    expect(thrustCells('0,0', '1,-3', 'push')).toEqual(['1,-4']);
    expect(thrustCells('0,0', '1,-3', 'pull')).toEqual(['1,-2']);
  });

  test('SEN-PUSH-c: every candidate is adjacent and one farther away or nearer', () => {
    fc.assert(
      fc.property(near, near, fc.constantFrom('push' as const, 'pull' as const), (attacker, victim, how) => {
        fc.pre(attacker !== victim);
        const far = distance(attacker, victim);
        const cells = thrustCells(attacker, victim, how);
        expect(cells.length > 0).toBe(how === 'push' || far > 1);
        for (const cell of cells) {
          expect(distance(cell, victim)).toBe(1);
          expect(distance(cell, attacker)).toBe(how === 'push' ? far + 1 : far - 1);
        }
        if (DIRECTIONS.some((direction) => neighbour(attacker, direction) === victim) && how === 'push')
          expect(cells).toHaveLength(1);
      }),
    );
  });

  test('SEN-PUSH-e, SEN-PUSH-f: onto a free cell it moves; terrain, heroes and the edge stop it', () => {
    const ground = groundOn(fieldWith({ rocks: ['0,-1'], bamboo: ['1,-1'], fallenSamurai: ['1,0'] }, 1), '0,1');
    expect(shove(ground, '-1,0')).toEqual({ is: 'moves', to: '-1,0', onto: 'open' });
    expect(shove(ground, '1,0')).toEqual({ is: 'moves', to: '1,0', onto: 'fallen' });
    expect(shove(ground, '0,-1')).toEqual({
      is: 'collides',
      collision: { with: 'terrain', at: '0,-1', kind: 'rocks' },
    });
    expect(shove(ground, '1,-1')).toEqual({
      is: 'collides',
      collision: { with: 'terrain', at: '1,-1', kind: 'bamboo' },
    });
    expect(shove(ground, '0,1')).toEqual({ is: 'collides', collision: { with: 'hero', at: '0,1', fighter: 1 } });
    expect(shove(ground, '0,2')).toEqual({ is: 'collides', collision: { with: 'edge', at: '0,2' } });
  });
});
