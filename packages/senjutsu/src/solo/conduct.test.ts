import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import {
  ANY_WAY,
  bleed,
  EXECUTION,
  FORWARD,
  FRONT,
  FRONT_LEFT,
  FRONT_RIGHT,
  inKamae,
  mayStep,
  mayTurn,
  move,
  mustStep,
  on,
  paying,
  STAR,
  strike,
  wound,
} from '../cards/build.ts';
import { soloFact } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { sees } from '../field/sight.ts';
import { type Cell, DIRECTIONS, distance, isCell, neighbour, type Stand, turned } from '../hex/index.ts';
import { type BattleGiven, battle, type FoeGiven, type HeroGiven } from '../rules/testing/battle.ts';
import type { Played, Senjutsu } from '../state.ts';
import { intentOf } from './attack-plan.ts';
import { behaviourCell, nextBehaviour } from './behaviour.ts';
import { foeSpeed, shieldStand } from './defence.ts';
import type { Foe } from './foe.ts';
import { movementOf } from './movement.ts';
import { isBehind, isStraightBehind, quarryOf } from './quarry.ts';
import { threatsOf, woundsOf } from './threats.ts';

interface Scene {
  readonly state: Senjutsu;
  readonly foe: Foe;
}

/** One hero in the middle who looks up, and one AI opponent, the last of those given. */
function scene(foe: FoeGiven, given: Partial<BattleGiven> & { readonly hero?: HeroGiven } = {}): Scene {
  const { hero = {}, heroes = [{ cell: '0,0' as const, ...hero }], foes = [], ...rest } = given;
  const state = battle({ heroes, foes: [...foes, foe], ...rest });
  const last = state.fighters.at(-1);
  if (last?.is !== 'foe') throw new Error('the last one is an AI opponent');
  return { state, foe: last };
}

const HORDE = { round: 1, wave: 1, beaten: 0, ranks: [], nightmare: 0 } as const;

const STEP_AND_TURN = [move(mayStep(ANY_WAY, 1), mayTurn(1))];
const FAR_STEP = [move(mayStep(ANY_WAY, 2), mayTurn(3))];

/** The stand that `goes` tells of. */
function standAt(told: string): Stand {
  const [cell = '', facing = ''] = told.split(' f');
  if (!isCell(cell)) throw new Error(`${told} is no stand`);
  return { cell, facing: turned(0, Number(facing)) };
}

function goes({ state, foe }: Scene, lines: readonly Line[], range?: number): string {
  const reached = movementOf(state, foe, { lines, cancelled: 'nothing', range });
  return reached === undefined ? 'nowhere' : `${reached.stand.cell} f${reached.stand.facing}`;
}

/** A hero's revealed attack card that is still to come. */
function attacking(print: string, speed: number, given: Partial<Played> = {}): Partial<Played> {
  return {
    revealed: { is: 'card', card: 1 as never, printed: printedId(print) },
    speed,
    lowest: speed,
    segments: [{ segment: 'upper', speed, stage: 'waiting' }],
    ...given,
  };
}

describe('Behaviour', () => {
  test('SEN-SOLO-BEH-c: Left, Centre and Right are before the hero, at the preferred distance', () => {
    const hero: Stand = { cell: '0,0', facing: 0 };
    expect((['left', 'centre', 'right'] as const).map((side) => behaviourCell(hero, side, 2))).toEqual([
      '-2,0',
      '0,-2',
      '2,-2',
    ]);
    expect(behaviourCell({ cell: '1,1', facing: 3 }, 'left', 1)).toBe('2,1');
  });

  test('SEN-SOLO-BEH-b: the side is that of the front of the targeted hero, whichever way it looks', () => {
    const goal = (facing: Stand['facing']) => behaviourCell({ cell: '0,0', facing }, 'left', 1);
    expect(([0, 1, 2, 3, 4, 5] as const).map(goal)).toEqual(['-1,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1']);
    // The hero has turned: the same opponent goes to the other side.
    const from = { cell: '0,-1', facing: 3, behaviour: 'left' } as const;
    expect(goes(scene(from, { hero: { facing: 0 } }), STEP_AND_TURN)).toMatch(/^-1,0 /);
    expect(goes(scene(from, { hero: { facing: 2 } }), STEP_AND_TURN)).toMatch(/^1,-1 /);
  });

  test('SEN-SOLO-BEH-d, SEN-SOLO-BEH-e: left, centre, right, and round again', () => {
    expect((['left', 'centre', 'right'] as const).map(nextBehaviour)).toEqual(['centre', 'right', 'left']);
  });
});

describe('whom an AI opponent goes for', () => {
  const among = (foe: FoeGiven, ...heroes: readonly Cell[]) => {
    const { state, foe: own } = scene(foe, { heroes: heroes.map((cell) => ({ cell, team: 0 })) });
    return quarryOf(state, own)?.fighter;
  };

  test('SEN-SOLO-TGT-a: the nearest', () => {
    expect(among({ cell: '0,0' }, '0,-3', '2,0')).toBe(1);
  });

  test('SEN-SOLO-TGT-b: equally near: who agrees better with the Behaviour', () => {
    expect(among({ cell: '0,0', facing: 0, behaviour: 'right' }, '-2,0', '2,-2')).toBe(1);
    expect(among({ cell: '0,0', facing: 0, behaviour: 'left' }, '2,-2', '-2,0')).toBe(1);
    expect(among({ cell: '0,0', facing: 0, behaviour: 'centre' }, '2,-2', '0,-2')).toBe(1);
    expect(among({ cell: '0,0', facing: 3, behaviour: 'centre' }, '0,-2', '0,2')).toBe(1);
  });

  test('SEN-SOLO-TGT-c: still equal: the first from the left', () => {
    expect(among({ cell: '0,0', facing: 0, behaviour: 'centre' }, '2,-2', '-2,0')).toBe(1);
    expect(among({ cell: '0,0', facing: 0, behaviour: 'centre' }, '-2,0', '2,-2')).toBe(0);
  });

  test('SEN-SOLO-TGT-c: the first from the left, whichever way it looks', () => {
    for (const facing of DIRECTIONS) {
      const at = (side: number) => neighbour(neighbour('0,0', turned(facing, side)), turned(facing, side));
      const centre = { cell: '0,0', facing, behaviour: 'centre' } as const;
      expect([among(centre, at(1), at(5)), among(centre, at(5), at(1))]).toEqual([1, 0]);
      expect([among(centre, at(2), at(4)), among(centre, at(4), at(2))]).toEqual([1, 0]);
    }
  });

  test('SEN-SOLO-TGT-b: the smaller angle to the side of the Behaviour counts, behind it the least', () => {
    const left = { cell: '0,0', facing: 0, behaviour: 'left' } as const;
    expect(among(left, '0,-2', '-2,1')).toBe(1);
    expect(among(left, '2,-2', '-2,2')).toBe(1);
    expect(among(left, '2,0', '1,1')).toBe(1);
  });

  test('SEN-HORDE-V2b: the fallen leader counts as a hero', () => {
    const { state, foe } = scene({ cell: '0,0' }, { heroes: [{ cell: '0,-3' }] });
    const horde = { ...HORDE, fallenLeader: '2,0' } as const;
    expect(quarryOf({ ...state, horde }, foe)?.fighter).toBe('fallenLeader');
    expect(quarryOf(state, foe)?.fighter).toBe(0);
  });

  test('without heroes on the field there is nobody', () => {
    expect(among({ cell: '0,0' })).toBeUndefined();
  });
});

describe('movement in close combat', () => {
  test('SEN-SOLO-MOVE-a, SEN-SOLO-MOVE-c: to the side of its Behaviour at the preferred distance, facing its target', () => {
    expect(goes(scene({ cell: '0,-2', facing: 3, behaviour: 'centre' }), STEP_AND_TURN)).toBe('0,-1 f3');
    expect(goes(scene({ cell: '-1,-1', facing: 3, behaviour: 'left' }), STEP_AND_TURN)).toBe('-1,0 f2');
    expect(goes(scene({ cell: '0,-1', facing: 3, behaviour: 'right' }), STEP_AND_TURN)).toBe('1,-1 f4');
  });

  test('SEN-SOLO-MOVE-c: it goes round whatever is in the way, as long as the path is open', () => {
    // The hero looks away: the preferred cell is on the far side of it.
    const from = { cell: '1,0', facing: 5, behaviour: 'centre' } as const;
    expect(goes(scene(from), STEP_AND_TURN)).toMatch(/^1,-1 /);
    // With rocks there it takes the way round the other side.
    expect(goes(scene(from, { pieces: [{ kind: 'rocks', cells: ['1,-1'] }] }), STEP_AND_TURN)).toMatch(/^0,1 /);
  });

  test('SEN-SOLO-DIST-c: the yari ashigaru stops two cells before its target, on its side', () => {
    const yari = { kind: 'ashigaruYari', preferredDistance: 2, facing: 3 } as const;
    expect(goes(scene({ ...yari, cell: '0,-4' }), FAR_STEP)).toBe('0,-2 f3');
    expect(goes(scene({ ...yari, cell: '0,-2', behaviour: 'right' }), FAR_STEP)).toBe('2,-2 f4');
  });

  test('SEN-SOLO-DIST-a: it backs off where it prefers to stay farther away', () => {
    expect(goes(scene({ cell: '0,-1', facing: 3, behaviour: 'centre', preferredDistance: 2 }), STEP_AND_TURN)).toBe(
      '0,-2 f3',
    );
  });

  test('SEN-SOLO-MOVE-b: it enters neither terrain nor occupied cells nor leaves the board', () => {
    const rocks = scene(
      { cell: '0,-2', facing: 3, behaviour: 'centre' },
      { pieces: [{ kind: 'rocks', cells: ['0,-1'] }] },
    );
    expect(goes(rocks, STEP_AND_TURN)).not.toContain('0,-1');
    const bamboo = scene({ cell: '0,-2', facing: 3 }, { pieces: [{ kind: 'bamboo', cells: ['0,-1'] }] });
    const reached = movementOf(bamboo.state, bamboo.foe, {
      lines: STEP_AND_TURN,
      cancelled: 'nothing',
      range: undefined,
    });
    expect(reached?.first?.breaks).toEqual([]);
  });

  test('SEN-SOLO-MOVE-d: without an open path by the shortest route to any cell at that distance', () => {
    // The centre is taken by a friend: one step from here lead to either cell beside it; the smaller q wins.
    const taken = scene({ cell: '0,-2', facing: 3, behaviour: 'centre' }, { foes: [{ cell: '0,-1' }] });
    expect(goes(taken, FAR_STEP)).toBe('-1,0 f2');
    // With only one step neither can be reached.
    expect(goes(taken, [move(mayTurn(1))])).toBe('0,-2 f3');
  });

  test('SEN-SOLO-MOVE-d: the shortest route is that of the fewest steps; turns do not count', () => {
    // The hero looks away from a taken cell: either cell beside it is one step off, one of them behind a turn.
    const taken = scene({ cell: '1,-2', facing: 2, behaviour: 'centre' }, { foes: [{ cell: '0,-1' }] });
    expect(goes(taken, [move(mayStep(FORWARD, 2), mayTurn(2))])).toBe('1,-1 f4');
  });

  test('SEN-SOLO-f: without Kamae and focus it has no use for lines on bars', () => {
    const bars = [paying(1, move(mayStep(ANY_WAY, 1))), inKamae('neutral', move(mayStep(ANY_WAY, 1)))];
    expect(goes(scene({ cell: '0,-3', facing: 3 }), bars)).toBe('0,-3 f3');
    expect(goes(scene({ cell: '0,-3', facing: 3 }), [move(mayStep(ANY_WAY, 1))])).toBe('0,-2 f3');
  });

  test('SEN-SOLO-MOVE-j: out of reach it comes as near as it can, first in distance, then to its side', () => {
    expect(goes(scene({ cell: '0,-4', facing: 3, behaviour: 'centre' }), STEP_AND_TURN)).toBe('0,-3 f3');
    expect(goes(scene({ cell: '1,-4', facing: 3, behaviour: 'right' }), STEP_AND_TURN)).toBe('1,-3 f3');
    expect(goes(scene({ cell: '3,-4', facing: 3, behaviour: 'left' }), STEP_AND_TURN)).toBe('2,-3 f4');
  });

  test('ruling 7: between two facings the side of the Behaviour decides', () => {
    const turn = [move(mayTurn(1))];
    const at = (behaviour: 'left' | 'right' | 'centre') =>
      goes(scene({ cell: '1,-2', facing: 3, behaviour, preferredDistance: 2 }), turn);
    expect([at('left'), at('right'), at('centre')]).toEqual(['1,-2 f3', '1,-2 f4', '1,-2 f3']);
  });

  test('ruling 7: all around its target, the left of two facings for Left, the right one for Right', () => {
    const between: readonly (readonly [Cell, number, number])[] = [
      ['1,-2', 3, 4],
      ['2,-1', 4, 5],
      ['1,1', 5, 0],
      ['-1,2', 0, 1],
      ['-2,1', 1, 2],
      ['-1,-1', 2, 3],
    ];
    for (const [cell, left, right] of between)
      for (const facing of [left, right] as const) {
        const from = { cell, facing: turned(0, facing), preferredDistance: 2 } as const;
        expect(goes(scene({ ...from, behaviour: 'left' }), [move(mayTurn(1))])).toBe(`${cell} f${left}`);
        expect(goes(scene({ ...from, behaviour: 'right' }), [move(mayTurn(1))])).toBe(`${cell} f${right}`);
      }
  });

  test('SEN-SOLO-MOVE-a: it ends facing its target as far as its turns go, by the shorter way round', () => {
    const at = (facing: Stand['facing'], turns: number) =>
      goes(scene({ cell: '0,-1', facing }), [move(mayTurn(turns))]).split(' ')[1];
    expect(([0, 1, 2, 3, 4, 5] as const).map((facing) => at(facing, 3))).toEqual(Array(6).fill('f3'));
    expect(([1, 2, 4, 5] as const).map((facing) => at(facing, 1))).toEqual(['f2', 'f3', 'f3', 'f4']);
  });

  test('several lines are planned together', () => {
    const lines = [move(mayTurn(1)), move(mustStep(FORWARD, 1))];
    const { state, foe } = scene({ cell: '0,-2', facing: 2, behaviour: 'centre' });
    const reached = movementOf(state, foe, { lines, cancelled: 'nothing', range: undefined });
    expect(reached?.stand).toEqual({ cell: '0,-1', facing: 3 });
    expect(reached?.first?.stand).toEqual({ cell: '0,-2', facing: 3 });
  });

  test('SEN-SOLO-MOVE-k, SEN-SOLO-HERO-wakou: one direction for an icon, except for Wakou', () => {
    const lines = [move(mayStep(ANY_WAY, 2))];
    const from = { cell: '2,-3', facing: 3, behaviour: 'right' } as const;
    expect(goes(scene({ ...from, kind: 'ronin' }), lines)).toBe('0,-1 f3');
    expect(goes(scene({ ...from, kind: 'wakou' }), lines)).toBe('1,-1 f3');
  });

  test('nobody to go for: it stays', () => {
    expect(goes(scene({ cell: '0,-2' }, { heroes: [{ cell: null }] }), STEP_AND_TURN)).toBe('0,-2 f0');
  });
});

describe('movement of archers', () => {
  const archer = { kind: 'ashigaruYumi', preferredDistance: 5, facing: 3, behaviour: 'centre' } as const;
  const lines = [move(mayStep(ANY_WAY, 1), mayTurn(1))];

  test('SEN-SOLO-MOVE-f: in sight and at the preferred distance it does not move', () => {
    expect(goes(scene({ ...archer, cell: '0,-5' }, { radius: 8 }), lines, 5)).toBe('0,-5 f3');
    expect(goes(scene({ ...archer, cell: '1,-6' }, { radius: 8 }), lines)).toBe('1,-6 f3');
  });

  test('SEN-SOLO-MOVE-l: beyond the range of its card it comes only as near as the range demands', () => {
    const at = scene({ ...archer, cell: '0,-8' }, { radius: 9 });
    expect(goes(at, [move(mayStep(ANY_WAY, 3))], 5)).toBe('0,-5 f3');
    expect(goes(at, [move(mayStep(ANY_WAY, 3))], 3)).toBe('0,-5 f3');
    expect(goes(at, [move(mayStep(ANY_WAY, 1))], 5)).toBe('0,-7 f3');
    // Even where it cannot get to the side of its Behaviour.
    const pieces = [{ kind: 'rocks', cells: ['0,5'] }] as const;
    const barred = scene({ ...archer, cell: '0,-8' }, { radius: 9, hero: { facing: 3 }, pieces });
    expect(goes(barred, [move(mayStep(ANY_WAY, 3))], 5)).toBe('0,-5 f3');
  });

  test('SEN-SOLO-MOVE-g: closer than preferred it moves away, to the side of its Behaviour', () => {
    expect(goes(scene({ ...archer, cell: '0,-3' }, { radius: 8 }), lines)).toBe('0,-4 f3');
    expect(goes(scene({ ...archer, cell: '0,-3', behaviour: 'right' }, { radius: 8 }), lines)).toMatch(/^1,-4 /);
  });

  test('SEN-SOLO-DIST-d: a yumi ashigaru shoots from five cells or more, and does not come nearer', () => {
    for (const cell of ['0,-5', '0,-6', '0,-7'] as const)
      expect(goes(scene({ ...archer, cell }, { radius: 8 }), lines)).toBe(`${cell} f3`);
    expect(goes(scene({ ...archer, cell: '0,-4' }, { radius: 8 }), lines)).toBe('0,-5 f3');
  });

  test('SEN-SOLO-MOVE-h: without sight it moves to the side of its Behaviour until it has sight', () => {
    const at = (behaviour: 'left' | 'right') =>
      goes(
        scene({ ...archer, behaviour, cell: '0,-5' }, { radius: 8, pieces: [{ kind: 'rocks', cells: ['0,-4'] }] }),
        lines,
        5,
      );
    expect([at('left'), at('right')].map((stand) => stand.split(' ')[0])).toEqual(['-1,-4', '1,-5']);
  });

  test('SEN-SOLO-MOVE-i: without a path to its side any cell will do that has sight and keeps the distance', () => {
    // The cell of its Behaviour, and those around it, are off this board.
    const hidden = scene(
      { ...archer, behaviour: 'right', cell: '-5,0' },
      { radius: 5, pieces: [{ kind: 'rocks', cells: ['-4,0'] }], hero: { facing: 1 } },
    );
    const reached = goes(hidden, [move(mayStep(ANY_WAY, 1), mayTurn(3))], 5);
    expect(reached).not.toMatch(/^-5,0 /);
    expect(sees(hidden.state.field, standAt(reached), '0,0')).toBe(true);
    expect(distance(standAt(reached).cell, '0,0')).toBe(5);
  });

  test('SEN-SOLO-MOVE-e: where there is no other way to see it comes nearer, but no nearer than it must', () => {
    // A wall of rocks with the archer behind it, in a narrow lane.
    const cells: readonly Cell[] = ['0,-6', '0,-5', '0,-4'];
    const lane = scene({ ...archer, cell: '0,-6' }, { radius: 8, pieces: [{ kind: 'rocks', cells: ['1,-5'] }] });
    const narrow = {
      ...lane,
      state: { ...lane.state, field: { ...lane.state.field, cells: [...cells, '0,0'] } },
    } as const;
    expect(goes(narrow, [move(mayStep(ANY_WAY, 2))], 4)).toBe('0,-5 f3');
  });

  test('SEN-SOLO-MOVE-e, -h, -i: without sight it moves to where it sees, and no nearer than it must', () => {
    const hidden = scene({ ...archer, cell: '0,-5' }, { radius: 8, pieces: [{ kind: 'rocks', cells: ['0,-4'] }] });
    const reached = movementOf(hidden.state, hidden.foe, {
      lines: [move(mayStep(ANY_WAY, 2))],
      cancelled: 'nothing',
      range: 5,
    });
    expect(reached?.stand.cell).not.toBe('0,-5');
    expect(distance(reached?.stand.cell ?? '0,0', '0,0')).toBeGreaterThanOrEqual(5);
  });
});

describe('behind', () => {
  const hero: Stand = { cell: '0,0', facing: 0 };

  test('SEN-SOLO-AI-1b, ruling 6: more than a right angle off the front; exactly that is not behind', () => {
    expect((['0,1', '1,0', '-1,1', '1,1', '2,0'] as const).map((cell) => isBehind(hero, cell))).toEqual(
      Array(5).fill(true),
    );
    expect((['0,-1', '1,-1', '-1,0', '2,-1', '-2,1'] as const).map((cell) => isBehind(hero, cell))).toEqual(
      Array(5).fill(false),
    );
    expect(isStraightBehind(hero, '0,2')).toBe(true);
    expect(isStraightBehind(hero, '1,0')).toBe(false);
    expect(isStraightBehind(hero, '0,-2')).toBe(false);
  });
});

describe('attacks in close combat', () => {
  const CUT = [move(mayStep(ANY_WAY, 1), mayTurn(1)), strike(on(FRONT, wound(1)))];
  const CARD = printedId('solo-014');
  const plan = ({ state, foe }: Scene, lines: readonly Line[] = CUT) => {
    const intent = intentOf(state, foe, CARD, lines);
    return intent.is === 'second' ? 'second' : `${intent.from.stand.cell} f${intent.from.stand.facing}`;
  };

  const shield =
    (...cells: readonly Cell[]) =>
    (at: Scene): Scene => ({
      ...at,
      state: {
        ...at.state,
        turn: { ...at.state.turn, speed: 6, blocks: [{ by: at.state.fighters[0]?.id ?? at.foe.id, cells, speed: 6 }] },
      },
    });

  test('SEN-SOLO-AI-1: from behind if its movement lets it, even if it could strike at once', () => {
    expect(
      plan(scene({ cell: '1,-1', facing: 4 }), [move(mayStep(ANY_WAY, 1), mayTurn(1)), strike(on(FRONT, wound(1)))]),
    ).toBe('1,0 f5');
    expect(plan(scene({ cell: '1,0', facing: 5 }))).toBe('0,1 f0');
  });

  test('SEN-SOLO-AI-1, SEN-SOLO-AI-1b, SEN-SOLO-AI-0c: behind, more wounds come first, then straight behind', () => {
    const either = (front: number, side: number) =>
      plan(scene({ cell: '1,1', facing: 5 }), [
        move(mayStep(ANY_WAY, 1), mayTurn(2)),
        strike(on(FRONT, wound(front)), on(FRONT_LEFT, wound(side))),
      ]);
    // From 0,1 straight behind or from 1,0 behind on the right, with whichever cell deals more.
    expect(either(1, 1)).toMatch(/^0,1 /);
    expect(either(2, 1)).toBe('0,1 f0');
    expect(either(1, 2)).toBe('0,1 f1');
  });

  test('SEN-SOLO-AI-1, SEN-SOLO-AI-3a: where the blow from behind is stopped, it strikes from elsewhere', () => {
    expect(plan(shield('1,0')(scene({ cell: '1,-1', facing: 4, behaviour: 'right' })))).toBe('1,-1 f4');
    expect(plan(shield('1,0')(scene({ cell: '1,-1', facing: 4, behaviour: 'centre' })))).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-2: otherwise it stays where it hits', () => {
    expect(plan(scene({ cell: '0,-1', facing: 3, behaviour: 'left' }))).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-2b: where it must move, by its Behaviour', () => {
    const at = (behaviour: 'left' | 'right') =>
      plan(scene({ cell: '0,-2', facing: 3, behaviour }), [
        move(mayStep([5, 0, 1], 1), mayTurn(1)),
        strike(on(FRONT, wound(1))),
      ]);
    expect(at('left')).toBe('0,-1 f3');
    expect(plan(scene({ cell: '1,-2', facing: 3, behaviour: 'right' }))).toBe('1,-1 f4');
    expect(plan(scene({ cell: '1,-2', facing: 3, behaviour: 'centre' }))).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-0c: more wounds come first', () => {
    const lines = [move(mayTurn(1)), strike(on(FRONT, wound(1)), on({ q: 1, r: -1 }, wound(2)))];
    expect(plan(scene({ cell: '0,-1', facing: 4 }), lines)).toBe('0,-1 f3');
    expect(plan(scene({ cell: '0,-1', facing: 1 }), lines)).toBe('0,-1 f2');
  });

  test('SEN-SOLO-TGT-d, SEN-SOLO-AI-0c: an execution is worth five wounds', () => {
    const either = (wounds: number) =>
      plan(scene({ cell: '0,-1', facing: 1 }), [
        move(mayTurn(2)),
        strike(on(FRONT, EXECUTION), on(FRONT_RIGHT, wound(wounds))),
      ]);
    // With as many wounds either way it turns no more than it must.
    expect([either(4), either(5), either(6)]).toEqual(['0,-1 f3', '0,-1 f2', '0,-1 f2']);
    expect(woundsOf([EXECUTION, wound(1), bleed(1), STAR])).toBe(7);
  });

  test('SEN-SOLO-AI-5: unable to reach it does the second part', () => {
    expect(plan(scene({ cell: '0,-4', facing: 3 }))).toBe('second');
    expect(plan(scene({ cell: '0,-1', facing: 0 }), [strike(on(FRONT, wound(1)))])).toBe('second');
  });

  test('SEN-SOLO-AI-3a, SEN-SOLO-AI-3d: it goes round a block where it can strike from elsewhere', () => {
    const at = scene({ cell: '0,-1', facing: 3, behaviour: 'centre' });
    expect(plan(shield('0,-1')(at))).toBe('-1,0 f2');
    expect(plan(shield('0,-1', '-1,0')(at))).toBe('1,-1 f4');
  });

  test('SEN-SOLO-AI-3d: the other cell must be free, and the attack from it must not be stopped either', () => {
    const at = (foes: readonly FoeGiven[], ...shields: readonly Cell[]) =>
      plan(shield(...shields)(scene({ cell: '0,-1', facing: 3 }, { foes })));
    expect(at([{ cell: '-1,0' }], '0,-1')).toBe('1,-1 f4');
    expect(at([{ cell: '-1,0' }, { cell: '1,-1' }], '0,-1')).toBe('0,-1 f3');
    expect(at([], '0,-1', '-1,0', '1,-1')).toBe('0,-1 f3');
    const rocks = scene(
      { cell: '0,-1', facing: 3 },
      {
        pieces: [
          { kind: 'rocks', cells: ['-1,0'] },
          { kind: 'rocks', cells: ['1,-1'] },
        ],
      },
    );
    expect(plan(shield('0,-1')(rocks))).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-3c: the cell it leaves is not that of a friend', () => {
    const wide = [move(mayStep(ANY_WAY, 1), mayTurn(1)), strike(on(FRONT, wound(2)), on(FRONT_LEFT, wound(1)))];
    expect(plan(shield('0,-1')(scene({ cell: '0,-1', facing: 3 })), wide)).toBe('-1,0 f2');
    expect(plan(shield('0,-1')(scene({ cell: '0,-1', facing: 3 }, { foes: [{ cell: '0,1' }] })), wide)).toBe('-1,0 f2');
  });

  test('SEN-SOLO-AI-3e: of several other cells the Behaviour decides', () => {
    const at = (behaviour: 'left' | 'right') =>
      plan(shield('0,-1')(scene({ cell: '0,-1', facing: 3, behaviour }, { hero: {} })));
    expect([at('left'), at('right')]).toEqual(['-1,0 f2', '1,-1 f4']);
  });

  test('SEN-SOLO-AI-0d: what counts is revealed cards, their speeds and where everybody stands now', () => {
    const from = { cell: '0,-1', facing: 3, behaviour: 'left' } as const;
    const facing = (turn: 0 | 3, played: Partial<Played> | null) =>
      plan(scene(from, { hero: { facing: turn }, played: [played] }), [
        move(mayStep([5, 1], 1), mayTurn(1)),
        strike(on(FRONT, wound(1))),
      ]);
    // The kick of a hero who looks the other way is no danger, and neither is a card that strikes nobody.
    expect(facing(0, attacking('push-back', 4))).toBe('-1,0 f2');
    expect(facing(0, attacking('firm-mind', 4))).toBe('0,-1 f3');
    expect(facing(0, null)).toBe('0,-1 f3');
    expect(facing(3, attacking('push-back', 4))).not.toBe('-1,0 f2');
  });

  test('SEN-SOLO-AI-0d: attacks on bars count as far as the Kamae and the focus of now allow', () => {
    const from = { cell: '0,-1', facing: 3, behaviour: 'left' } as const;
    // Masterful Cut strikes the front in Aggression and in Balance, but not in Determination.
    const cut = (kamae: 'aggression' | 'balance' | 'determination') =>
      plan(scene(from, { hero: { kamae }, played: [attacking('masterful-cut', 4)] }));
    expect([cut('aggression'), cut('balance'), cut('determination')]).toEqual(['-1,0 f2', '0,-1 f3', '0,-1 f3']);
    // The first attack of Dual Sai Cross has to be bought; the second part strikes anyway.
    const sai = (focus: number) => {
      const { state } = scene(from, {
        hero: { focus },
        played: [attacking('dual-sai-cross', 6, { segments: [] })],
      });
      return threatsOf(state).map(({ speed }) => speed);
    };
    expect([sai(0), sai(1)]).toEqual([[3], [6, 3]]);
  });

  test('SEN-SOLO-AI-0b, SEN-SOLO-AI-4c: with nowhere else it strikes into the block, in either stance', () => {
    const at = scene({ cell: '0,-1', facing: 3, stance: 'defensive' });
    expect(plan(shield('0,0')(at))).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-3e: a block at another speed does not matter', () => {
    const at = shield('0,-1')(scene({ cell: '0,-1', facing: 3 }));
    expect(plan({ ...at, state: { ...at.state, turn: { ...at.state.turn, speed: 5 } } })).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-3b: it avoids the cells that a pending attack of a player covers', () => {
    // Push Back strikes the cell before the hero.
    const at = scene({ cell: '0,-1', facing: 3, behaviour: 'left' }, { played: [attacking('push-back', 4)] });
    expect(plan(at)).toBe('-1,0 f2');
    const done = scene(
      { cell: '0,-1', facing: 3, behaviour: 'left' },
      {
        played: [attacking('push-back', 4, { segments: [{ segment: 'upper', speed: 4, stage: 'done' }] })],
      },
    );
    expect(plan(done)).toBe('0,-1 f3');
  });

  test('SEN-SOLO-AI-4a, SEN-SOLO-AI-4b: cornered, the offensive one strikes, the defensive one does not', () => {
    const lines = [strike(on(FRONT, wound(1)))];
    const at = (stance: 'offensive' | 'defensive') =>
      plan(scene({ cell: '0,-1', facing: 3, stance }, { played: [attacking('push-back', 4)] }), lines);
    expect([at('offensive'), at('defensive')]).toEqual(['0,-1 f3', 'second']);
  });

  test('SEN-SOLO-AI-3c: it avoids striking a friend, and in defensive stance does not strike at all', () => {
    const wide = [strike(on(FRONT, wound(1)), on({ q: 0, r: -2 }, wound(1)))];
    const at = (stance: 'offensive' | 'defensive', friend: Cell) =>
      plan(scene({ cell: '0,-1', facing: 3, stance }, { foes: [{ cell: friend }] }), wide);
    expect([at('offensive', '0,1'), at('defensive', '0,1'), at('defensive', '1,0')]).toEqual([
      '0,-1 f3',
      'second',
      '0,-1 f3',
    ]);
    const moving = [move(mayStep(ANY_WAY, 1), mayTurn(1)), ...wide];
    expect(plan(scene({ cell: '0,-1', facing: 3, behaviour: 'left' }, { foes: [{ cell: '0,1' }] }), moving)).toBe(
      '-1,0 f2',
    );
  });

  test('a star that would do nothing to the target is no attack', () => {
    // Dirt Throw of the nightmares makes the target lose focus.
    const throwing = (focus: number) => {
      const { state, foe } = scene({ cell: '0,-1', facing: 3 }, { hero: { focus } });
      return intentOf(state, foe, printedId('solo-n997')).is;
    };
    expect([throwing(0), throwing(1)]).toEqual(['second', 'attack']);
  });

  test('SEN-HORDE-V2e: the fallen leader is struck where its cell is covered', () => {
    const { state, foe } = scene({ cell: '2,0', facing: 0 }, { heroes: [{ cell: '0,-4' }] });
    const horde = { ...HORDE, fallenLeader: '2,-1' } as const;
    expect(plan({ state: { ...state, horde }, foe }, [strike(on(FRONT, wound(1)))])).toBe('2,0 f0');
  });
});

describe('ranged attacks', () => {
  const shot = (cell: Cell, given: Partial<BattleGiven> = {}) => {
    const { state, foe } = scene(
      { kind: 'ashigaruYumi', preferredDistance: 5, cell, facing: 3 },
      { radius: 8, ...given },
    );
    return intentOf(state, foe, printedId('solo-036')).is;
  };

  test('SEN-SOLO-RNG-a: in sight and within range it shoots, even at who is too fast (SEN-SOLO-RNG-c)', () => {
    expect(shot('0,-5')).toBe('attack');
    expect(shot('0,-5', { played: [attacking('push-back', 9)] })).toBe('attack');
  });

  test('SEN-SOLO-RNG-b: otherwise it moves', () => {
    expect(shot('0,-6')).toBe('second');
    expect(shot('0,-5', { pieces: [{ kind: 'rocks', cells: ['0,-4'] }] })).toBe('second');
  });
});

describe('defence', () => {
  const fact = soloFact(printedId('solo-027'));
  const speed = (played: Partial<Played> | null, foe: FoeGiven = {}) => {
    const { state, foe: own } = scene({ cell: '0,-1', ...foe }, { played: [played] });
    return foeSpeed(state, own, fact);
  };

  test('SEN-SOLO-DEF-b: the speed of the attack of the player, within its range', () => {
    expect(speed(attacking('push-back', 4))).toBe(4);
    expect(speed(attacking('push-back', 7))).toBe(7);
  });

  test('SEN-SOLO-DEF-d: against no attack, or one out of its range, its highest speed', () => {
    expect(speed(null)).toBe(7);
    expect(speed(attacking('steel-block', 5))).toBe(7);
    expect(speed(attacking('push-back', 9))).toBe(7);
    expect(speed(attacking('push-back', 2))).toBe(7);
  });

  test('SEN-SOLO-DEF-c: of two attack effects the one with more wounds, then the faster', () => {
    const two = (upper: number) => speed({ ...attacking('bull-rush', upper), segments: [] });
    // Bull Rush: 2 wounds above, 1 below at speed 5.
    expect(two(7)).toBe(7);
    expect(two(8)).toBe(5);
  });

  test('SEN-SOLO-ST-limp2: a limping one chooses what comes to the speed of the attack', () => {
    expect(speed(attacking('push-back', 4), { limps: [4] })).toBe(5);
    expect(speed(attacking('push-back', 7), { limps: [4] })).toBe(7);
  });

  test('SEN-SOLO-DEF-b: only defences choose; an attack would take its highest number', () => {
    const { state, foe } = scene({ cell: '0,-1' }, { played: [attacking('push-back', 4)] });
    const range = { is: 'range', max: 7, min: 3 } as const;
    expect(foeSpeed(state, foe, { type: 'attack', initiative: range })).toBe(7);
    expect(foeSpeed(state, foe, { type: 'defence', initiative: range })).toBe(4);
  });

  test('SEN-SOLO-DEF-c, SEN-SOLO-DEF-e: of two attacks at its speed it stops the one with more wounds', () => {
    const between = (one: string, other: string) => {
      const { state, foe } = scene(
        { cell: '0,-1', facing: 1 },
        {
          heroes: [
            { cell: '0,0', facing: 0, team: 0, kamae: 'aggression' },
            { cell: '0,-2', facing: 3, team: 0, kamae: 'aggression' },
          ],
          played: [attacking(one, 4), attacking(other, 4)],
          speed: 4,
        },
      );
      const lines: readonly Line[] = [move(mayTurn(3)), { is: 'block', cells: [FRONT] }];
      return shieldStand(state, foe, { lines, cancelled: 'nothing', range: undefined })?.stand.facing;
    };
    expect(between('counter-attack', 'masterful-cut')).toBe(0);
    expect(between('masterful-cut', 'counter-attack')).toBe(3);
  });

  test('a fixed speed stays as it is', () => {
    const { state, foe } = scene({ cell: '0,-1' });
    expect(foeSpeed(state, foe, { type: 'attack', initiative: { is: 'fixed', speed: 6 } })).toBe(6);
  });

  test('SEN-SOLO-DEF-e: it turns its shields so that the attack is stopped', () => {
    const { state, foe } = scene({ cell: '0,-1', facing: 1 }, { played: [attacking('push-back', 4)], speed: 4 });
    const shields: readonly Line[] = [move(mayTurn(1)), { is: 'block', cells: [FRONT, { q: 1, r: -1 }] }];
    const placed = shieldStand(state, foe, { lines: shields, cancelled: 'nothing', range: undefined });
    expect(placed?.stand.facing).toBe(2);
    // Without an attack at that speed it just faces its target as well as it can.
    const idle = shieldStand({ ...state, turn: { ...state.turn, speed: 6 } }, foe, {
      lines: shields,
      cancelled: 'nothing',
      range: undefined,
    });
    expect(idle?.stand.facing).toBe(2);
    const either = [move(mayTurn(2)), { is: 'block', cells: [{ q: 1, r: -1 }] }] as const;
    const sideways = shieldStand(state, foe, { lines: either, cancelled: 'nothing', range: undefined });
    expect(sideways?.stand.facing).toBe(2);
  });
});
