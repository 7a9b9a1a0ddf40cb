import { axialOf, type Cell, type Direction } from '@kronika/senjutsu';
import { round } from '../cards/grid-shape.ts';

/** The field is seen from above and a little from the front, so that things can stand on it. */
export type Tilt = 'desk' | 'phone';

/** The side of a hex in the units of the drawing. */
export const SIDE = 64.5;
/** How thick a tile is. */
export const DEPTH = 7.7;

/** How much the field is foreshortened. */
export const TILTS: Readonly<Record<Tilt, number>> = { desk: 0.8, phone: 0.97 };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell (SEN-GEO-b, foreshortened). */
export function middleOf(cell: Cell, tilt: Tilt): Point {
  const { q, r } = axialOf(cell);
  return { x: round(1.5 * SIDE * q), y: round(Math.sqrt(3) * SIDE * (r + q / 2) * TILTS[tilt]) };
}

/** The corners of a cell, from the right one on clockwise; `part` of its size. */
export function cornersOf({ x, y }: Point, part: number, tilt: Tilt): readonly Point[] {
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: round(x + part * SIDE * Math.cos(angle)),
      y: round(y + part * SIDE * Math.sin(angle) * TILTS[tilt]),
    };
  });
}

export function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** The two corners between which the side of a cell lies that looks in a direction. */
export function sideOf(middle: Point, direction: Direction, part: number, tilt: Tilt): readonly [Point, Point] {
  const corners = cornersOf(middle, part, tilt);
  const at = (direction + 4) % 6;
  const [from, to] = [corners[at], corners[(at + 1) % 6]];
  return [from ?? middle, to ?? middle];
}

/** The angle of a direction, for who draws to the right; directions run clockwise from the top. */
export function angleOf(direction: Direction): number {
  return direction * 60 - 90;
}

/** A point between the middle of a cell and its side, or beyond it. */
export function towards(middle: Point, direction: Direction, part: number, tilt: Tilt): Point {
  const angle = (angleOf(direction) * Math.PI) / 180;
  const reach = part * SIDE * (Math.sqrt(3) / 2);
  return { x: round(middle.x + reach * Math.cos(angle)), y: round(middle.y + reach * Math.sin(angle) * TILTS[tilt]) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What stands on the hindmost cells is higher than they are. */
const ABOVE = 114;
const BESIDE = 10;
const BELOW = 40;

/** The part of the drawing that holds all cells. */
export function boxOf(cells: readonly Cell[], tilt: Tilt): Box {
  const middles = cells.map((cell) => middleOf(cell, tilt));
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))];
  const high = (Math.sqrt(3) / 2) * SIDE * TILTS[tilt];
  const x = left - SIDE - BESIDE;
  const y = top - Math.max(high, ABOVE);
  return {
    x: round(x),
    y: round(y),
    width: round(right + SIDE + BESIDE - x),
    height: round(bottom + high + DEPTH + BELOW - y),
  };
}
