import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANY_WAY,
  BACKWARD_FAN,
  FORWARD,
  FORWARD_FAN,
  FORWARD_FORK,
  mayStep,
  mayTurn,
  mustStep,
  mustTurn,
} from '../cards/build.ts';
import type { MoveItem } from '../cards/pictograms.ts';
import { type Cell, DIRECTIONS, disc, distance, neighbour, type Stand, sidesBetween, turned } from '../hex/index.ts';
import { type Ground, isFree } from './ground.ts';
import { fieldWith, groundOn } from './testing/fields.ts';
import { type Gait, PRINTED, uncancelled, type Walk, walks } from './walks.ts';

const OPEN = groundOn(fieldWith({}));
const MIDDLE: Stand = { cell: '0,0', facing: 0 };

function carryOut(
  ground: Ground,
  items: readonly MoveItem[],
  order: 'any' | 'then' = 'any',
  stand = MIDDLE,
): readonly Walk[] {
  return walks(ground, stand, { items, order }, PRINTED);
}

/** Where walks end: `0,-1 f0`, with what is broken and run into. */
function ends(outcomes: readonly Walk[]): readonly string[] {
  return outcomes
    .map(({ stand, breaks, collision }) => {
      const broken = breaks.length > 0 ? ` breaks ${breaks.join(' ')}` : '';
      const hit = collision === null ? '' : ` collides ${collision.with} ${collision.at}`;
      return `${stand.cell} f${stand.facing}${broken}${hit}`;
    })
    .sort();
}

describe('steps and turns', () => {
  test('SEN-MOVE-b: a step goes to the next cell in its relative direction and keeps the facing', () => {
    expect(ends(carryOut(OPEN, [mustStep([1], 1)], 'any', { cell: '0,0', facing: 2 }))).toEqual(['0,1 f2']);
    expect(ends(carryOut(OPEN, [mustStep(FORWARD, 2)]))).toEqual(['0,-2 f0']);
  });

  test('SEN-MOVE-c: a turn goes one side either way, in place', () => {
    expect(ends(carryOut(OPEN, [mustTurn(1)]))).toEqual(['0,0 f1', '0,0 f5']);
  });

  test('SEN-MOVE-d: an icon with several heads offers its directions', () => {
    expect(ends(carryOut(OPEN, [mustStep(FORWARD_FAN, 1)]))).toEqual(['-1,0 f0', '0,-1 f0', '1,-1 f0']);
    expect(ends(carryOut(OPEN, [mustStep(ANY_WAY, 1)]))).toHaveLength(6);
  });

  test('SEN-MOVE-e: black arrows are carried out in full', () => {
    expect(ends(carryOut(OPEN, [mustStep(FORWARD, 2), mustTurn(1)]))).not.toContain('0,-1 f1');
    expect(ends(carryOut(OPEN, [mustStep(FORWARD, 2)]))).toEqual(['0,-2 f0']);
  });

  test('SEN-MOVE-f: of white arrows all, a part or nothing is carried out', () => {
    expect(ends(carryOut(OPEN, [mayStep(FORWARD, 2)]))).toEqual(['0,-1 f0', '0,-2 f0', '0,0 f0']);
    expect(ends(carryOut(OPEN, [mayTurn(2)]))).toEqual(['0,0 f0', '0,0 f1', '0,0 f2', '0,0 f4', '0,0 f5']);
  });

  test('SEN-MOVE-g: all steps of one icon go in one direction', () => {
    expect(ends(carryOut(OPEN, [mustStep(FORWARD_FORK, 2)]))).toEqual(['-2,0 f0', '2,-2 f0']);
  });

  test('SEN-MOVE-h: all turns of one icon go the same way round', () => {
    expect(ends(carryOut(OPEN, [mustTurn(2)]))).toEqual(['0,0 f2', '0,0 f4']);
  });

  test('SEN-EX-29: three compulsory turns face exactly backwards, either way round', () => {
    expect(ends(carryOut(OPEN, [mustTurn(3)]))).toEqual(['0,0 f3']);
  });

  test('SEN-MOVE-i: steps and turns of one line are interleaved freely, relative to the facing at that moment', () => {
    expect(ends(carryOut(OPEN, [mustStep(FORWARD, 2), mustTurn(1)]))).toEqual(
      [
        // Turned last, between the steps, and first; each way round.
        ...['0,-2 f1', '0,-2 f5'],
        ...['1,-2 f1', '-1,-1 f5'],
        ...['2,-2 f1', '-2,0 f5'],
      ].sort(),
    );
  });

  test('SEN-MOVE-i2: the direction of an icon is relative, so a turn in between bends the way', () => {
    const sideways = ends(carryOut(OPEN, [mustStep([1], 2), mustTurn(1)]));
    expect(sideways).toContain('2,-1 f1');
    expect(sideways).not.toContain('2,-1 f5');
  });

  test('SEN-MOVE-j: what is joined by "then" is done in printed order, even if it is optional', () => {
    const inOrder = ends(carryOut(OPEN, [mayTurn(1), mustStep(FORWARD, 1)], 'then'));
    expect(inOrder).toEqual(['-1,0 f5', '0,-1 f0', '1,-1 f1']);

    const turnLast = ends(carryOut(OPEN, [mustStep(FORWARD, 1), mayTurn(1)], 'then'));
    expect(turnLast).toEqual(['0,-1 f0', '0,-1 f1', '0,-1 f5']);
  });

  test('SEN-MOVE-j: what was passed over for "then" is not taken up again', () => {
    const outcomes = carryOut(OPEN, [mayStep(FORWARD, 1), mustTurn(1), mayStep(FORWARD, 1)], 'then');
    expect(ends(outcomes)).toEqual(
      ['0,0 f1', '0,0 f5', '0,-1 f1', '0,-1 f5', '1,-1 f1', '-1,0 f5', '1,-2 f1', '-1,-1 f5'].sort(),
    );
  });

  test('a line of nothing but cancelled movement leaves the mover where it is (SEN-EFF-l)', () => {
    const move = { items: [mustStep(FORWARD, 1), mayTurn(1)], order: 'any' } as const;
    expect(ends(walks(OPEN, MIDDLE, uncancelled(move, 'movement'), PRINTED))).toEqual(['0,0 f0']);
    expect(ends(walks(OPEN, MIDDLE, uncancelled(move, 'turns'), PRINTED))).toEqual(['0,-1 f0']);
    expect(uncancelled(move, 'nothing')).toBe(move);
  });
});

describe('what is in the way', () => {
  test('SEN-MOVE-l: nobody steps willingly onto terrain, another hero or off the board', () => {
    const field = fieldWith({ rocks: ['0,-1'] }, 1);
    const ground = groundOn(field, '1,-1');
    expect(ends(carryOut(ground, [mayStep(FORWARD_FAN, 2)]))).toEqual(['-1,0 f0', '0,0 f0']);
  });

  test('SEN-TERR-c: nobody moves through terrain to what lies beyond', () => {
    const ground = groundOn(fieldWith({ cherryTree: ['0,-1'] }));
    expect(ends(carryOut(ground, [mayStep(FORWARD, 2)]))).toEqual(['0,0 f0']);
  });

  test('SEN-MOVE-m: a compulsory step uses a free direction while there is one', () => {
    const ground = groundOn(fieldWith({ rocks: ['0,-1'] }), '1,-1');
    expect(ends(carryOut(ground, [mustStep(FORWARD_FAN, 1)]))).toEqual(['-1,0 f0']);
  });

  test('SEN-MOVE-l2: an optional turn is used to carry out a compulsory step that would collide otherwise', () => {
    const ground = groundOn(fieldWith({ rocks: ['0,-1'] }));
    expect(ends(carryOut(ground, [mustStep(FORWARD, 1), mayTurn(1)]))).toEqual(['-1,0 f5', '1,-1 f1']);
  });

  test('SEN-MOVE-m: only if no offered direction is free, the collision rule applies, with any of them', () => {
    const ground = groundOn(fieldWith({ rocks: ['0,-1'], shrine: ['1,-1'] }), '-1,0');
    expect(ends(carryOut(ground, [mustStep(FORWARD_FAN, 1)]))).toEqual([
      '0,0 f0 collides hero -1,0',
      '0,0 f0 collides terrain 0,-1',
      '0,0 f0 collides terrain 1,-1',
    ]);
  });

  test('SEN-MOVE-m: a first step goes where it is free, even if the second collides', () => {
    const ground = groundOn(fieldWith({ rocks: ['-1,0', '2,-2'] }));
    expect(ends(carryOut(ground, [mustStep(FORWARD_FORK, 2)]))).toEqual(['1,-1 f0 collides terrain 2,-2']);
  });

  test('SEN-COLL-c: steps before a collision stand', () => {
    const [walk] = carryOut(groundOn(fieldWith({}, 1)), [mustStep(FORWARD, 2)]);
    expect(walk?.stand.cell).toBe('0,-1');
    expect(walk?.acts).toEqual([{ is: 'step', to: '0,-1', onto: 'open' }]);
    expect(walk?.collision).toEqual({ with: 'edge', at: '0,-2' });
  });

  test('SEN-EX-17: forward 1 compulsory, then forward 1 optional, into an opponent, is a collision', () => {
    const outcomes = carryOut(groundOn(fieldWith({}), '0,-1'), [mustStep(FORWARD, 1), mayStep(FORWARD, 1)], 'then');
    expect(outcomes.map(({ collision }) => collision)).toEqual([{ with: 'hero', at: '0,-1', fighter: 1 }]);
  });

  test('SEN-EX-18: one step backward in any of three directions takes the one that is free', () => {
    const ground = groundOn(fieldWith({ rocks: ['0,1', '1,0'] }));
    expect(ends(carryOut(ground, [mustStep(BACKWARD_FAN, 1)]))).toEqual(['-1,1 f0']);
  });
});

describe('bamboo', () => {
  const ground = groundOn(fieldWith({ bamboo: ['0,-1'] }));

  test('SEN-TERR-bamboo-d: an optional step breaks it, and the mover is back on the cell before it', () => {
    const outcomes = carryOut(ground, [mayStep(FORWARD, 1)]);
    expect(ends(outcomes)).toEqual(['0,0 f0', '0,0 f0 breaks 0,-1']);
    expect(outcomes[1]?.acts).toEqual([{ is: 'break', at: '0,-1' }]);
  });

  test('SEN-TERR-bamboo-b: broken bamboo is gone, so the next step enters the cell', () => {
    expect(ends(carryOut(ground, [mayStep(FORWARD, 2)]))).toEqual([
      '0,-1 f0 breaks 0,-1',
      '0,0 f0',
      '0,0 f0 breaks 0,-1',
    ]);
  });

  test('SEN-TERR-bamboo-a: a compulsory step with no other way is forced into it', () => {
    const [forced] = carryOut(ground, [mustStep(FORWARD, 1)]);
    expect(forced?.collision).toEqual({ with: 'terrain', at: '0,-1', kind: 'bamboo' });
    expect(forced?.breaks).toEqual([]);
    expect(ends(carryOut(ground, [mustStep(FORWARD_FORK, 1), mustStep(FORWARD_FAN, 1)], 'then'))).not.toContain(
      '0,-1 f0',
    );
  });

  test('SEN-MOVE-m: a compulsory step with a free direction does not go into bamboo', () => {
    expect(ends(carryOut(ground, [mustStep(FORWARD_FAN, 1)]))).toEqual(['-1,0 f0', '1,-1 f0']);
  });

  test('an optional step that breaks it opens the way for a compulsory one', () => {
    expect(ends(carryOut(ground, [mayStep(FORWARD, 1), mustStep(FORWARD, 1)]))).toEqual(['0,-1 f0 breaks 0,-1']);
  });
});

describe('passable terrain', () => {
  test('SEN-TERR-fallen: entering is counted each time; of ways that end alike the harmless one is taken', () => {
    const ground = groundOn(fieldWith({ fallenSamurai: ['0,-1'] }));
    const across = carryOut(ground, [mayStep(FORWARD, 2)]);
    expect(across.map(({ stand, fallen }) => [stand.cell, fallen])).toEqual([
      ['0,0', 0],
      ['0,-1', 1],
      ['0,-2', 1],
    ]);
    expect(across[1]?.acts).toEqual([{ is: 'step', to: '0,-1', onto: 'fallen' }]);

    const around = carryOut(ground, [mayStep(FORWARD_FAN, 1), mayStep(FORWARD_FAN, 1)]);
    expect(around.find(({ stand }) => stand.cell === '1,-2')?.fallen).toBe(0);
    expect(around.find(({ stand }) => stand.cell === '0,-2')?.fallen).toBe(1);
  });

  test('SEN-TERR-torii-b, SEN-TERR-boat: a gate opening and a boat are walked over, boats off the board, too', () => {
    const gate = groundOn(fieldWith({ toriiGate: [['-1,0', '0,-1', '1,-2']] }));
    expect(ends(carryOut(gate, [mustStep(FORWARD, 2)]))).toEqual(['0,-2 f0']);

    const boat = groundOn(fieldWith({ boat: [['0,-2', '0,-3']] }, 1));
    expect(ends(carryOut(boat, [mayStep(FORWARD, 4)])).at(-2)).toBe('0,-3 f0');
  });
});

describe('SEN-BIG: the enlarged move', () => {
  const WIDE = groundOn(fieldWith({}, 12));
  const line = { items: [mayStep(ANY_WAY, 1), mayTurn(2)], order: 'any' } as const;
  const towards = (opponents: readonly Cell[], stand: Stand = MIDDLE) =>
    walks(WIDE, stand, line, { is: 'enlarged', opponents });

  test('SEN-BIG-a, SEN-BIG-b: up to 3 cells, each step in another direction', () => {
    const reached = new Set(towards(['0,-12']).map(({ stand }) => stand.cell));
    expect(reached).toEqual(new Set(disc('0,0', 3)));
  });

  test('SEN-BIG-c: it ends as soon as an opponent is within 6', () => {
    const reached = new Set(towards(['0,-8']).map(({ stand }) => stand.cell));
    expect(reached).toContain('0,-2');
    expect(reached).not.toContain('0,-3');
    // Over there it is at 6 already after two steps.
    expect([...reached].every((cell) => distance(cell, '0,-8') >= 6)).toBe(true);
  });

  test('SEN-BIG-e: the nearest opponent ends it', () => {
    const reached = new Set(towards(['0,-12', '0,7']).map(({ stand }) => stand.cell));
    expect(reached).toContain('0,-3');
    expect(reached).toContain('0,1');
    expect(reached).not.toContain('0,2');
  });

  test('SEN-BIG-d: the turns of the line stay as they are printed', () => {
    const facings = (cell: Cell) =>
      towards(['0,-12']).flatMap(({ stand }) => (stand.cell === cell ? [stand.facing] : []));
    expect(new Set(facings('0,-3'))).toEqual(new Set([0, 1, 2, 4, 5]));
  });

  test('with an opponent come near in the meantime, the printed step is left', () => {
    const reached = new Set(towards(['0,-5']).map(({ stand }) => stand.cell));
    expect(reached).toEqual(new Set(disc('0,0', 1)));
  });
});

describe('SEN-SOLO-HERO-wakou: each step and turn may go another way', () => {
  test('one icon of two steps goes two ways, and two turns may cancel out', () => {
    const freely: Gait = { is: 'freely' };
    const stepped = walks(OPEN, MIDDLE, { items: [mustStep(FORWARD_FORK, 2)], order: 'any' }, freely);
    expect(ends(stepped)).toEqual(['-2,0 f0', '0,-1 f0', '2,-2 f0']);
    const turning = walks(OPEN, MIDDLE, { items: [mustTurn(2)], order: 'any' }, freely);
    expect(ends(turning)).toEqual(['0,0 f0', '0,0 f2', '0,0 f4']);
  });
});

describe('every walk', () => {
  const cells = disc('0,0', 2);
  const items: fc.Arbitrary<MoveItem> = fc.oneof(
    fc.record({
      is: fc.constant('step' as const),
      towards: fc.constantFrom(FORWARD, FORWARD_FAN, FORWARD_FORK, BACKWARD_FAN, ANY_WAY),
      count: fc.constantFrom(1, 2),
      duty: fc.constantFrom('must' as const, 'may' as const),
    }),
    fc.record({
      is: fc.constant('turn' as const),
      count: fc.constantFrom(1, 2),
      duty: fc.constantFrom('must' as const, 'may' as const),
    }),
  );
  const scenes = fc.record({
    items: fc.array(items, { minLength: 1, maxLength: 2 }),
    order: fc.constantFrom('any' as const, 'then' as const),
    facing: fc.constantFrom(...DIRECTIONS),
    rocks: fc.subarray(
      cells.filter((cell) => cell !== '0,0'),
      { maxLength: 6 },
    ),
    bamboo: fc.subarray(
      cells.filter((cell) => cell !== '0,0'),
      { maxLength: 2 },
    ),
  });

  test('leads by single steps and turns to where it ends, and is found once', () => {
    fc.assert(
      fc.property(scenes, ({ items: icons, order, facing, rocks, bamboo }) => {
        const field = fieldWith({ rocks, bamboo: bamboo.filter((cell) => !rocks.includes(cell)) }, 2);
        const ground = groundOn(field);
        const outcomes = walks(ground, { cell: '0,0', facing }, { items: icons, order }, PRINTED);
        expect(outcomes.length).toBeGreaterThan(0);
        expect(new Set(ends(outcomes)).size).toBe(outcomes.length);
        for (const { stand, acts, breaks } of outcomes) {
          let at: Stand = { cell: '0,0', facing };
          const broken: Cell[] = [];
          for (const act of acts) {
            if (act.is === 'turn') at = { ...at, facing: turned(at.facing, act.sides) };
            else if (act.is === 'break') {
              expect(ground.terrain.get(act.at)?.is).toBe('bamboo');
              broken.push(act.at);
            } else {
              const direction = DIRECTIONS.find((way) => neighbour(at.cell, way) === act.to);
              expect(direction).toBeDefined();
              expect(isFree(ground, act.to) || broken.includes(act.to)).toBe(true);
              const relative = direction === undefined ? 0 : sidesBetween(at.facing, direction);
              expect(icons.some((icon) => icon.is === 'step' && icon.towards.includes(relative))).toBe(true);
              at = { ...at, cell: act.to };
            }
          }
          expect(at).toEqual(stand);
          expect(broken.sort()).toEqual(breaks);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('collides only where every outcome collides, and never if all arrows are white', () => {
    fc.assert(
      fc.property(scenes, ({ items: icons, order, facing, rocks }) => {
        const outcomes = walks(
          groundOn(fieldWith({ rocks }, 2)),
          { cell: '0,0', facing },
          { items: icons, order },
          PRINTED,
        );
        const collisions = outcomes.filter(({ collision }) => collision !== null);
        expect([0, outcomes.length]).toContain(collisions.length);
        if (icons.every(({ duty }) => duty === 'may')) expect(collisions).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
