import {
  axialOf,
  type Cell,
  type Direction,
  directionsTowards,
  type Stand,
  sidesBetween,
  turned,
} from '../hex/index.ts';
import type { Behaviour } from './foe.ts';
import type { Score } from './score.ts';

/**
 * How far somebody is from facing a cell: the sides to turn, then the side of the Behaviour where the cell lies between
 * two facings (ruling 7).
 */
export function facingScore({ cell, facing }: Stand, to: Cell, behaviour: Behaviour): Score {
  const goals = directionsTowards(cell, to);
  const sides = Math.min(...goals.map((goal) => sidesApart(facing, goal)));
  return [sides, facing === preferred(goals, behaviour) ? 0 : 1];
}

/** Of two neighbouring facings the left or the right one; for the centre the smaller number. */
function preferred(goals: readonly Direction[], behaviour: Behaviour): Direction | undefined {
  if (behaviour === 'centre' || goals.length < 2) return goals[0];
  const left = goals.find((goal) => goals.includes(turned(goal, 1)));
  return behaviour === 'left' ? left : goals.find((goal) => goal !== left);
}

function sidesApart(one: Direction, other: Direction): number {
  const sides = sidesBetween(one, other);
  return Math.min(sides, 6 - sides);
}

/** Where nothing else decides: the smaller q, then the smaller r, then the smaller facing (SEN-SOLO-a2, ruling 9). */
export function fixedOrder({ cell, facing }: Stand): Score {
  const { q, r } = axialOf(cell);
  return [q, r, facing];
}
