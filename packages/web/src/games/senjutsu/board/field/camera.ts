import { type Cell, disc, distance, type SenjutsuView } from '@kronika/senjutsu';
import { type Box, boxOf, SIDE, type Tilt } from '../geometry.ts';

/** The room that the field is drawn in, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How the whole field is enlarged and moved: 1, 0, 0 shows all of it. */
export interface Shot {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Shot = { scale: 1, x: 0, y: 0 };

/** A cell narrower than the first is hard to read, so that one looks closer; wider than the second is wasted. */
const CELLS: Readonly<Record<Tilt, { readonly least: number; readonly most: number }>> = {
  desk: { least: 96, most: 124 },
  phone: { least: 60, most: 76 },
};

/** A cell that is to be chosen is never narrower, so that it can be hit, even if others do not fit in the picture then. */
const TOUCHABLE: Readonly<Record<Tilt, number>> = { desk: 56, phone: 46 };

/** Beyond so many cells nobody matters for a step or a turn. */
const FAR = 4;

/** How much closer than the whole field one may look. */
export const CLOSEST = 4;

/** So much of the room the whole field fills, as its style says. */
const FILLS = { width: 0.98, height: 0.97 };

/** How many pixels a unit of the drawing has when the whole field is shown. */
export function unitOf({ width, height }: Room, whole: Box): number {
  return Math.min((FILLS.width * width) / whole.width, (FILLS.height * height) / whole.height);
}

/** Where something happens or can happen: around whoever fights, further around who chooses a card, and every cell that is offered. */
export function watchedCells(view: SenjutsuView, near: number, offered: readonly Cell[]): readonly Cell[] {
  // Before the first turn one wants to see all of it.
  if (view.phase === 'setup') return view.field.cells;
  const known = new Set<Cell>(view.field.cells);
  const watched = new Set<Cell>(offered);
  const own = view.fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === near)?.cell ?? null;
  const nearest = nearestOpponent(view, near);
  for (const fighter of view.fighters) {
    if (fighter.cell === null) continue;
    // Who is asked about cells looks at them and at the nearest opponent; others who are far away can wait.
    const isFar = own !== null && distance(own, fighter.cell) > FAR && fighter.cell !== nearest;
    if (offered.length > 0 && isFar) continue;
    const mayMove = view.phase === 'choose' && fighter.is === 'hero' && fighter.seat === near;
    for (const cell of disc(fighter.cell, mayMove ? 2 : 1)) if (known.has(cell)) watched.add(cell);
  }
  return [...watched];
}

/** Where the nearest opponent stands. */
function nearestOpponent({ fighters }: SenjutsuView, near: number): Cell | undefined {
  const own = fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === near);
  const from = own?.cell ?? null;
  if (own === undefined || from === null) return undefined;
  return fighters
    .flatMap(({ team, cell }) => (cell === null || team === own.team ? [] : [cell]))
    .toSorted((one, other) => distance(from, one) - distance(from, other))[0];
}

/**
 * What follows the fight: the whole field where its cells are large enough, otherwise the part that matters. What is
 * offered is in the picture whatever else is not.
 */
export function followingShot(
  room: Room,
  whole: Box,
  watched: readonly Cell[],
  tilt: Tilt,
  offered: readonly Cell[] = [],
): Shot {
  const unit = unitOf(room, whole);
  const { least, most } = CELLS[tilt];
  if (watched.length === 0) return WHOLE;
  const part = boxOf(watched, tilt);
  if (unit * 2 * SIDE >= least && holds(whole, part)) return WHOLE;
  const must = offered.length === 0 ? part : boxOf(offered, tilt);
  const cell = unit * 2 * SIDE;
  const touchable = Math.min(TOUCHABLE[tilt] / cell, unitOf(room, must) / unit);
  const fitting = Math.max(unitOf(room, part) / unit, touchable);
  const scale = Math.max(1, Math.min(fitting, most / cell));
  const along = (space: number, from: 'x' | 'y', length: 'width' | 'height') => {
    const shifted = (place: number) => -scale * unit * (place - middle(whole)[from]);
    return clamp(
      shifted(middle(part)[from]),
      shifted(must[from]) - space / 2,
      shifted(must[from] + must[length]) + space / 2,
    );
  };
  const shot = { scale, x: along(room.width, 'x', 'width'), y: along(room.height, 'y', 'height') };
  return within(room, whole, shot, part);
}

/** The same shot, but never past the edge of the field, unless what is watched lies beyond it. */
export function within(room: Room, whole: Box, { scale, x, y }: Shot, watched: Box = whole): Shot {
  const unit = unitOf(room, whole) * scale;
  const along = (at: number, space: number, from: 'x' | 'y', length: 'width' | 'height') => {
    const centre = middle(whole)[from];
    const first = (Math.min(whole[from], watched[from]) - centre) * unit;
    const last = (Math.max(whole[from] + whole[length], watched[from] + watched[length]) - centre) * unit;
    return last - first <= space ? 0 - (first + last) / 2 : clamp(at, space / 2 - last, -space / 2 - first);
  };
  return { scale, x: along(x, room.width, 'x', 'width'), y: along(y, room.height, 'y', 'height') };
}

/** Closer or further, so that what lies under a point of the room stays there; points count from its middle. */
export function zoomed(
  room: Room,
  whole: Box,
  shot: Shot,
  by: number,
  at: { readonly x: number; readonly y: number },
): Shot {
  const scale = clamp(shot.scale * by, 1, CLOSEST);
  const part = scale / shot.scale;
  return within(room, whole, { scale, x: at.x - part * (at.x - shot.x), y: at.y - part * (at.y - shot.y) });
}

/** Whether what one watches is still well in the picture, so that the camera can rest. */
export function stillShows(room: Room, whole: Box, now: Shot, wanted: Shot, watched: Box): boolean {
  if (now.scale < 0.8 * wanted.scale || now.scale > 1.25 * wanted.scale) return false;
  const unit = unitOf(room, whole) * now.scale;
  const left = (watched.x - middle(whole).x) * unit + now.x;
  const top = (watched.y - middle(whole).y) * unit + now.y;
  return (
    left >= -room.width / 2 &&
    top >= -room.height / 2 &&
    left + watched.width * unit <= room.width / 2 &&
    top + watched.height * unit <= room.height / 2
  );
}

function holds(whole: Box, part: Box): boolean {
  return (
    part.x >= whole.x &&
    part.y >= whole.y &&
    part.x + part.width <= whole.x + whole.width &&
    part.y + part.height <= whole.y + whole.height
  );
}

function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
