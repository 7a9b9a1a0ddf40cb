import type { Axial, Hit } from '@kronika/senjutsu';

/** What a cell of a position grid shows. */
export type GridMark =
  | { readonly is: 'empty' }
  | { readonly is: 'wound' | 'bleed'; readonly count: number; readonly starred?: boolean }
  | { readonly is: 'execution' | 'star' | 'block' | 'starredBlock' };

export interface MarkedCell extends Axial {
  readonly mark: GridMark;
}

/** The heaviest of what a cell does is what it shows; a wound may have a star besides. */
export function markOf(hits: readonly Hit[]): GridMark {
  const wounds = hits.find((hit) => hit.is === 'wound');
  const bleeds = hits.find((hit) => hit.is === 'bleed');
  const starred = hits.some((hit) => hit.is === 'star');
  if (hits.some((hit) => hit.is === 'execution')) return { is: 'execution' };
  if (bleeds?.is === 'bleed') return { is: 'bleed', count: bleeds.count, starred };
  if (wounds?.is === 'wound') return { is: 'wound', count: wounds.count, starred };
  return starred ? { is: 'star' } : { is: 'empty' };
}

const AHEAD: readonly Axial[] = [
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
const BEHIND: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
];

/** Whether the cells behind the hero are drawn, too: where there is room, or something happens there. */
export type GridRoom = 'roomy' | 'tight';

const isBehind = ({ q, r }: Axial): boolean => r + q / 2 > 0.01;

/** The marked cells and those around the hero, so that one sees how they lie. */
export function cellsOf(marked: readonly MarkedCell[], room: GridRoom): readonly MarkedCell[] {
  const around = room === 'roomy' || marked.some(isBehind) ? [...AHEAD, ...BEHIND] : AHEAD;
  const isMarked = ({ q, r }: Axial) => marked.some((cell) => cell.q === q && cell.r === r);
  return [...around.filter((cell) => !isMarked(cell)).map((cell) => ({ ...cell, mark: EMPTY })), ...marked];
}

const EMPTY: GridMark = { is: 'empty' };

/** Where the middle of a cell lies, counted in sides of a hex. */
export function middleOf({ q, r }: Axial): { readonly x: number; readonly y: number } {
  return { x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) };
}

/** The corners of a hex that lies on a side, for a polygon. */
export function hexPoints(x: number, y: number, side: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${round(x + side * Math.cos(angle))},${round(y + side * Math.sin(angle))}`)
    .join(' ');
}

export const round = (value: number): number => Math.round(value * 100) / 100;
