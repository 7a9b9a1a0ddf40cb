import { type Cell, cornersOf, cornersOfSide, distance, type Stand, touches } from '../hex/index.ts';
import type { Field } from '../state.ts';
import { sightBreakers } from './ground.ts';

/**
 * Whether somebody who stands there sees a cell: an unbroken straight line leads from one of its two front corners to
 * some corner of that cell (SEN-LOS-a, -d, -e). Only terrain breaks lines, by a mere touch already (SEN-LOS-b, -c).
 */
export function sees(field: Field, { cell, facing }: Stand, target: Cell): boolean {
  const walls = sightBreakers(field);
  if (walls.length === 0) return true;
  return cornersOfSide(cell, facing).some((from) =>
    cornersOf(target).some((to) => !walls.some((wall) => touches(from, to, wall))),
  );
}

/** Whether a target is within the range of a card and in sight (SEN-RANGE-a, -b); without a range icon it always is. */
export function isInReach(field: Field, stand: Stand, target: Cell, range: number | undefined): boolean {
  if (range === undefined) return true;
  return distance(stand.cell, target) <= range && sees(field, stand, target);
}
