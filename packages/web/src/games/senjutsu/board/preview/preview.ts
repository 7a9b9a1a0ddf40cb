import type { PrintedId } from '@kronika/kernel';
import {
  type Cell,
  type FighterView,
  factOf,
  groundFor,
  type HeroView,
  isTerrainObstacle,
  lineAt,
  PRINTED,
  type SenjutsuView,
  type Stand,
  segmentsOf,
  stopWay,
  walks,
} from '@kronika/senjutsu';
import { type Overlay, woundsOf } from '../field/overlay.ts';
import { type Course, courseOf, linesAfter } from './course.ts';

/** Where a card may lead its hero, and what it would strike or shield there if nobody else moved. */
export function previewOf(view: SenjutsuView, hero: HeroView, printed: PrintedId): readonly Overlay[] {
  const fact = factOf(printed);
  if (fact.is !== 'ability' || hero.cell === null) return [];
  const stands: readonly Stand[] = [{ cell: hero.cell, facing: hero.facing }];
  const lines = segmentsOf(printed).flatMap((segment) => segment.lines);
  return overlaysOf(view, hero, courseOf(view, hero, lines, stands, Math.max(0, hero.focus - fact.focus)));
}

/** What the rest of the running card would do from a cell. */
export function previewFrom(view: SenjutsuView, hero: HeroView, cell: Cell): readonly Overlay[] {
  const course = courseFrom(view, hero, cell);
  return course === undefined ? [] : overlaysOf(view, hero, { ...course, stands: [] });
}

/** What comes of stepping onto a cell, for who must choose one. */
export interface StepOutcome {
  /** The most wounds that an opponent would take; with none it may still be struck. */
  readonly wounds: number;
  readonly struck: readonly FighterView[];
  /** Whether every strike from there would be stopped. */
  readonly stopped: 'yes' | 'no';
}

export function outcomeAt(view: SenjutsuView, hero: HeroView, cell: Cell): StepOutcome | undefined {
  const course = courseFrom(view, hero, cell);
  if (course === undefined) return undefined;
  const blows = course.deeds.flatMap(({ is, from, cells }) =>
    is === 'block'
      ? []
      : cells.flatMap(({ cell: aim, hits }) => opponentsOn(view, hero, aim).map((who) => ({ from, aim, hits, who }))),
  );
  if (blows.length === 0) return undefined;
  const open = blows.filter(({ from, aim }) => !isStopped(view, hero, from.cell, aim));
  const counted = open.length === 0 ? blows : open;
  return {
    wounds: Math.max(...counted.map(({ hits }) => woundsOf(hits))),
    struck: [...new Set(counted.map(({ who }) => who))],
    stopped: open.length === 0 ? 'yes' : 'no',
  };
}

/** The rest of the running card, from wherever its present move may end on that cell. */
function courseFrom(view: SenjutsuView, hero: HeroView, cell: Cell): Course | undefined {
  const running = view.running.findLast(({ fighter }) => fighter === hero.id);
  if (running === undefined || hero.cell === null) return undefined;
  const line = lineAt(running.printed, running.line);
  if (line.is !== 'move') return undefined;
  const from = walks(groundFor(view, hero.id), { cell: hero.cell, facing: hero.facing }, line, PRINTED)
    .filter(({ stand, collision }) => collision === null && stand.cell === cell)
    .map(({ stand }) => stand);
  return courseOf(view, hero, linesAfter(running.printed, running.line), from);
}

/** SEN-BLOCK-c to -e, with the blocks that stand at the present speed and with terrain. */
function isStopped(view: SenjutsuView, hero: HeroView, from: Cell, aim: Cell): boolean {
  const shielded = new Set(
    view.blocks.filter(({ by, speed }) => by !== hero.id && speed === view.speed).flatMap(({ cells }) => cells),
  );
  return stopWay(from, aim, (cell) => shielded.has(cell) || isTerrainObstacle(view.field, cell)) !== null;
}

function opponentsOn({ fighters }: SenjutsuView, hero: HeroView, cell: Cell): readonly FighterView[] {
  return fighters.filter((fighter) => fighter.cell === cell && fighter.team !== hero.team && fighter.defeat === null);
}

/** Each cell once: where one may stand, what would be struck, where shields would be, and the paths of what would hit. */
function overlaysOf(view: SenjutsuView, hero: HeroView, { deeds, stands }: Course): readonly Overlay[] {
  const reached = new Map<Cell, Set<number>>();
  for (const { stand, taken } of stands) {
    if (stand.cell === hero.cell) continue;
    const by = reached.get(stand.cell) ?? new Set<number>();
    if (taken !== undefined) by.add(taken);
    reached.set(stand.cell, by);
  }
  const alternatives = new Set(stands.map(({ taken }) => taken));
  const known = new Set<Cell>(view.field.cells);
  const struck = new Map<Cell, Overlay>();
  const paths = new Map<Cell, Overlay>();
  const guarded = new Map<Cell, Overlay>();
  for (const { is, from, cells } of deeds)
    for (const { cell, hits } of cells) {
      if (!known.has(cell)) continue;
      if (is === 'block') {
        guarded.set(cell, { is: 'guard', cell });
        continue;
      }
      const isHit = opponentsOn(view, hero, cell).length > 0;
      const before = struck.get(cell);
      if (before !== undefined && 'hits' in before && woundsOf(before.hits) >= woundsOf(hits)) continue;
      struck.set(cell, { is: isHit ? 'aim' : 'threat', cell, hits });
      if (isHit) paths.set(cell, { is: 'path', cell, from: from.cell });
    }
  return [
    ...[...reached].map(
      ([cell, by], at): Overlay => ({
        is: 'reach',
        cell,
        number: at + 1,
        alternatives: alternatives.size > 1 ? [...by].sort() : [],
      }),
    ),
    ...guarded.values(),
    ...[...struck.values()].filter(({ is, cell }) => is === 'aim' || !reached.has(cell)),
    ...paths.values(),
  ];
}
