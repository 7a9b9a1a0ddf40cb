import type { PrintedId } from '@kronika/kernel';
import {
  factOf,
  type GridCell,
  type HeroView,
  type Line,
  linesAt,
  type SenjutsuView,
  type Stand,
  seenFrom,
} from '@kronika/senjutsu';
import type { Overlay } from '../field/overlay.ts';
import { placesFor } from './reach.ts';

/** Where a card may lead its hero, and what it would strike there: what is hit now, and what could be. */
export function previewOf(view: SenjutsuView, hero: HeroView, printed: PrintedId): readonly Overlay[] {
  const fact = factOf(printed);
  if (fact.is !== 'ability' || hero.cell === null) return [];
  const stands = placesFor(view, hero, printed);
  const grids = gridsIn([...fact.lines, ...(fact.lower?.lines ?? [])]);
  const reached = [...new Set(stands.map(({ cell }) => cell))].filter((cell) => cell !== hero.cell);
  return [
    ...reached.map((cell): Overlay => ({ is: 'reach', cell })),
    ...struckFrom(view, stands, grids).filter(({ cell }) => !reached.includes(cell)),
  ];
}

/** What the rest of the running card would strike from a cell. */
export function previewFrom(view: SenjutsuView, stand: Stand): readonly Overlay[] {
  const running = view.running.at(-1);
  if (running === undefined) return [];
  const at = running.line.path[0] ?? 0;
  const lines = linesAt(running.printed, { segment: running.line.segment, path: [] }).slice(at);
  return struckFrom(view, [stand], gridsIn(lines));
}

/** Each cell once, with the most that could be done there. */
function struckFrom(view: SenjutsuView, stands: readonly Stand[], grids: readonly GridCell[]): readonly Overlay[] {
  const struck = new Map<string, Overlay>();
  for (const stand of stands)
    for (const { hits, ...offset } of grids) {
      const cell = seenFrom(stand, offset);
      if (view.field.cells.includes(cell)) struck.set(cell, { is: 'threat', cell, hits });
    }
  return [...struck.values()];
}

function gridsIn(lines: readonly Line[]): readonly GridCell[] {
  return lines.flatMap((line) => {
    switch (line.is) {
      case 'attack':
        return line.cells;
      case 'or':
        return line.options.flatMap(gridsIn);
      case 'ifSuccess':
        return gridsIn(line.lines);
      default:
        return [];
    }
  });
}
