import { type Cell, type Direction, neighbour, type Stand, turned } from '../hex/index.ts';
import type { Behaviour } from './foe.ts';

/** The side of the targeted hero that an AI opponent prefers, relative to its front (SEN-SOLO-BEH-c). */
export const SIDES: Readonly<Record<Behaviour, Direction>> = { left: 5, centre: 0, right: 1 };

/** The track: where the token goes next (SEN-SOLO-BEH-d, -e). */
const NEXT: Readonly<Record<Behaviour, Behaviour>> = { left: 'centre', centre: 'right', right: 'left' };

export function nextBehaviour(behaviour: Behaviour): Behaviour {
  return NEXT[behaviour];
}

/** The cell before the target that an AI opponent of this Behaviour wants to stand on (SEN-SOLO-BEH-b). */
export function behaviourCell(target: Stand, behaviour: Behaviour, distance: number): Cell {
  const direction = turned(target.facing, SIDES[behaviour]);
  let cell = target.cell;
  for (let steps = 0; steps < distance; steps += 1) cell = neighbour(cell, direction);
  return cell;
}
