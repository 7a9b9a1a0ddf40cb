import { type Cell, cellAt, disc, type SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { type Box, boxOf, middleOf, SIDE } from '../geometry.ts';
import { aDuel } from '../testing/duel.ts';
import {
  followingShot,
  type Room,
  type Shot,
  stillShows,
  unitOf,
  WHOLE,
  watchedCells,
  within,
  zoomed,
} from './camera.ts';

const CELLS = disc(cellAt(0, 0), 4);
const BOARD: Box = boxOf(CELLS, 'desk');
const LOW: Room = { width: 700, height: 330 };
const LARGE: Room = { width: 1600, height: 1300 };

/** Where the middle of a cell is drawn, from the middle of the room. */
function drawnAt(cell: Cell, room: Room, { scale, x, y }: Shot) {
  const at = middleOf(cell, 'desk');
  const unit = unitOf(room, BOARD) * scale;
  return {
    x: (at.x - (BOARD.x + BOARD.width / 2)) * unit + x,
    y: (at.y - (BOARD.y + BOARD.height / 2)) * unit + y,
  };
}

test('where the cells are large enough, the whole field is shown', () => {
  expect(followingShot(LARGE, BOARD, [cellAt(0, 0)], 'desk')).toEqual(WHOLE);
});

test('in little room it goes to where the fight is, and no closer than the cells need', () => {
  const watched = [...disc(cellAt(2, 0), 1)];
  const shot = followingShot(LOW, BOARD, watched, 'desk');

  expect(shot.scale).toBeGreaterThan(1);
  expect(unitOf(LOW, BOARD) * shot.scale * 2 * SIDE).toBeLessThanOrEqual(124.001);
  for (const cell of watched) {
    const { x, y } = drawnAt(cell, LOW, shot);
    expect(Math.abs(x)).toBeLessThan(LOW.width / 2);
    expect(Math.abs(y)).toBeLessThan(LOW.height / 2);
  }
});

test('what can be chosen beyond the edge of the field is in the picture', () => {
  for (const corner of [cellAt(-4, 2), cellAt(4, -2), cellAt(0, 4), cellAt(0, -4)]) {
    const around = disc(corner, 1);
    for (const room of [LOW, LARGE]) {
      const shot = followingShot(room, BOARD, around, 'desk');
      for (const cell of around) {
        const { x, y } = drawnAt(cell, room, shot);
        expect(Math.abs(x)).toBeLessThan(room.width / 2);
        expect(Math.abs(y)).toBeLessThan(room.height / 2);
      }
    }
  }
});

test('fighters that stand far apart are both in the picture', () => {
  const apart = [cellAt(-4, 2), cellAt(4, -2)];
  const shot = followingShot(LOW, BOARD, apart, 'desk');

  for (const cell of apart) expect(Math.abs(drawnAt(cell, LOW, shot).x)).toBeLessThan(LOW.width / 2);
});

test('cells that are offered can be hit, and are in the picture even where not everybody is', () => {
  const room = { width: 390, height: 213 };
  const board = boxOf(CELLS, 'phone');
  const offered = disc(cellAt(0, 3), 1);
  const everybody = [...offered, cellAt(0, -4)];
  const wide = followingShot(room, board, everybody, 'phone');
  const shot = followingShot(room, board, everybody, 'phone', offered);
  const width = (scale: number) => unitOf(room, board) * scale * 2 * SIDE;

  expect(width(wide.scale)).toBeLessThan(40);
  expect(width(shot.scale)).toBeGreaterThanOrEqual(46);
  for (const cell of offered) {
    const unit = unitOf(room, board) * shot.scale;
    const { x, y } = middleOf(cell, 'phone');
    expect(Math.abs((x - (board.x + board.width / 2)) * unit + shot.x)).toBeLessThan(room.width / 2);
    expect(Math.abs((y - (board.y + board.height / 2)) * unit + shot.y)).toBeLessThan(room.height / 2);
  }
  // Where the whole field is offered, all of it is shown, however small.
  expect(followingShot(room, board, CELLS, 'phone', CELLS).scale).toBeCloseTo(1, 1);
});

test('nothing beyond the field is shown while it is larger than the room', () => {
  const far = within(LOW, BOARD, { scale: 3, x: 90_000, y: -90_000 });
  const unit = unitOf(LOW, BOARD) * 3;

  expect(far.x).toBeCloseTo((BOARD.width * unit - LOW.width) / 2);
  expect(far.y).toBeCloseTo(-(BOARD.height * unit - LOW.height) / 2);
  expect(within(LOW, BOARD, { scale: 1, x: 50, y: 50 })).toMatchObject({ y: 0 });
});

test('what lies under the fingers stays there while they zoom', () => {
  const cell = cellAt(1, -1);
  const before = zoomed(LOW, BOARD, WHOLE, 2, { x: 0, y: 0 });
  const at = drawnAt(cell, LOW, before);
  const after = zoomed(LOW, BOARD, before, 1.3, at);

  expect(drawnAt(cell, LOW, after).x).toBeCloseTo(at.x);
  expect(drawnAt(cell, LOW, after).y).toBeCloseTo(at.y);
  expect(zoomed(LOW, BOARD, before, 100, at).scale).toBe(4);
  expect(zoomed(LOW, BOARD, before, 0.01, at).scale).toBe(1);
});

test('the camera rests while everything that matters is in the picture', () => {
  const watched = disc(cellAt(0, 0), 1);
  const now = followingShot(LOW, BOARD, watched, 'desk');
  const aside = [...watched, cellAt(0, 4)];
  const wanted = followingShot(LOW, BOARD, aside, 'desk');

  expect(stillShows(LOW, BOARD, now, now, boxOf(watched, 'desk'))).toBe(true);
  expect(stillShows(LOW, BOARD, now, wanted, boxOf(aside, 'desk'))).toBe(false);
});

test('one watches whoever stands on the field, a ring around them, further around who chooses, and what is offered', () => {
  const view = aDuel('camera');
  const standing: SenjutsuView = {
    ...view,
    phase: 'resolve',
    fighters: view.fighters.map((fighter, at) => ({ ...fighter, cell: at === 0 ? cellAt(0, 0) : cellAt(0, -3) })),
  };

  const nobody: SenjutsuView = {
    ...view,
    phase: 'draw',
    fighters: view.fighters.map((fighter) => ({ ...fighter, cell: null })),
  };

  expect(watchedCells(nobody, 0, [cellAt(1, 1)])).toEqual([cellAt(1, 1)]);
  expect(watchedCells({ ...nobody, phase: 'setup' }, 0, [])).toEqual(view.field.cells);
  expect(new Set(watchedCells(standing, 0, []))).toEqual(
    new Set([...disc(cellAt(0, 0), 1), ...disc(cellAt(0, -3), 1)]),
  );
  const far = (...cells: readonly Cell[]): SenjutsuView => ({
    ...standing,
    fighters: [...standing.fighters, ...aDuel('others').fighters.slice(1)].flatMap((fighter, at) => {
      const cell = cells[at];
      return cell === undefined ? [] : [{ ...fighter, cell }];
    }),
  });
  const step = cellAt(0, 1);
  const seen = watchedCells(far(cellAt(0, 4), cellAt(0, -2), cellAt(0, -4)), 0, [step]);
  expect(seen).toContain(cellAt(0, -2));
  expect(seen).not.toContain(cellAt(0, -4));
  expect(watchedCells({ ...standing, phase: 'choose' }, 0, [])).toContain(cellAt(0, 2));
  expect(watchedCells({ ...standing, phase: 'choose' }, 0, [])).not.toContain(cellAt(-2, -2));
});
