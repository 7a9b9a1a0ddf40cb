import { perState } from '@kronika/kernel';
import type { Line } from '../cards/pictograms.ts';
import { type Ground, groundFor, isFree } from '../field/ground.ts';
import { type Gait, PRINTED, uncancelled, type Walk, walks } from '../field/walks.ts';
import { holds } from '../fighters.ts';
import { type Cell, neighboursOf, type Stand } from '../hex/index.ts';
import type { Played, Senjutsu } from '../state.ts';
import type { Foe } from './foe.ts';

/** A stand that move lines lead to, and the way of the first of them that leads there. */
export interface Reached {
  readonly stand: Stand;
  readonly first: Walk | null;
  /** Steps taken in all. */
  readonly steps: number;
  /** Steps and turns taken in all. */
  readonly acts: number;
}

/** Wakou alone goes several ways with one icon (SEN-SOLO-MOVE-k, SEN-SOLO-HERO-wakou). */
export function gaitOf({ kind }: Foe): Gait {
  return kind === 'wakou' ? { is: 'freely' } : PRINTED;
}

/**
 * Every stand that the given lines lead to, one after another, the shortest way to each; other lines than moves are
 * passed over. Ways that end in a collision or hurt are left out (SEN-SOLO-MOVE-b).
 */
export function reachable(
  state: Senjutsu,
  foe: Foe,
  lines: readonly Line[],
  cancelled: Played['cancelled'],
): readonly Reached[] {
  if (foe.cell === null) return [];
  const ground = groundFor(state, foe.id);
  let reached: readonly Reached[] = [{ stand: { cell: foe.cell, facing: foe.facing }, first: null, steps: 0, acts: 0 }];
  for (const line of lines) {
    if (line.is !== 'move' || line.kamae !== undefined || line.pay !== undefined) continue;
    if (line.during !== undefined && !holds(state, foe.id, line.during)) continue;
    const next = new Map<string, Reached>();
    for (const before of reached) {
      for (const walk of walks(ground, before.stand, uncancelled(line, cancelled), gaitOf(foe))) {
        // Bamboo counts as terrain, which is never entered willingly.
        if (walk.collision !== null || walk.fallen > 0 || walk.breaks.length > 0) continue;
        const steps = before.steps + walk.acts.filter(({ is }) => is === 'step').length;
        const acts = before.acts + walk.acts.length;
        const key = `${walk.stand.cell} ${walk.stand.facing}`;
        const known = next.get(key);
        if (known !== undefined && known.acts <= acts) continue;
        next.set(key, { stand: walk.stand, first: before.first ?? walk, steps, acts });
      }
    }
    reached = [...next.values()];
  }
  return reached;
}

const knownOn = perState((_: Ground) => new Map<Cell, ReadonlyMap<Cell, number>>());

/**
 * How many steps it takes from each cell to a goal over free cells, the goal's own cell free or not counted. Memoized by
 * ground: every line of a card asks for it again.
 */
export function stepsTo(ground: Ground, goal: Cell): ReadonlyMap<Cell, number> {
  const goals = knownOn(ground);
  const found = goals.get(goal) ?? countedTo(ground, goal);
  goals.set(goal, found);
  return found;
}

function countedTo(ground: Ground, goal: Cell): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>([[goal, 0]]);
  for (const [cell, far] of steps)
    for (const next of neighboursOf(cell)) if (!steps.has(next) && isFree(ground, next)) steps.set(next, far + 1);
  return steps;
}
