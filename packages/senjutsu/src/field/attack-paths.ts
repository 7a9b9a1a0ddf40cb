import { type Cell, distance, neighboursOf } from '../hex/index.ts';

/** Which way a block stops an attack: SEN-BLOCK-c, SEN-BLOCK-d, SEN-BLOCK-e. */
export type StopWay = 'target' | 'attacker' | 'path';

/**
 * How an attack effect against one cell is stopped, if it is: the target cell is blocked, or the attacker's, or every
 * shortest path between them (SEN-BLOCK-c to -g).
 */
export function stopWay(attacker: Cell, target: Cell, isBlocked: (cell: Cell) => boolean): StopWay | null {
  if (isBlocked(target)) return 'target';
  if (isBlocked(attacker)) return 'attacker';
  return isPathOpen(attacker, target, isBlocked) ? null : 'path';
}

/** Whether some shortest path has no blocked cell strictly between its ends (SEN-BLOCK-f). */
export function isPathOpen(from: Cell, to: Cell, isBlocked: (cell: Cell) => boolean): boolean {
  let front: readonly Cell[] = [from];
  for (let left = distance(from, to) - 1; left > 0; left -= 1) {
    const next = new Set<Cell>();
    for (const cell of front)
      for (const step of neighboursOf(cell)) if (distance(step, to) === left && !isBlocked(step)) next.add(step);
    if (next.size === 0) return false;
    front = [...next];
  }
  return true;
}
