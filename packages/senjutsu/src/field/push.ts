import { type Cell, distance, neighboursOf, offLine } from '../hex/index.ts';
import { footing, type Ground } from './ground.ts';
import type { Collision } from './walks.ts';

export type Thrust = 'push' | 'pull';

/**
 * The cells that one step of a push or pull may go to: the adjacent cells whose distance to the attacker grows or
 * shrinks and that lie closest to the line through both (SEN-PUSH-c). The attacker chooses among several. None: a pull
 * that has brought the victim to the attacker.
 */
export function thrustCells(attacker: Cell, victim: Cell, how: Thrust): readonly Cell[] {
  const goal = distance(attacker, victim) + (how === 'push' ? 1 : -1);
  if (goal === 0) return [];
  const cells = neighboursOf(victim).filter((cell) => distance(attacker, cell) === goal);
  const offs = cells.map((cell) => offLine(attacker, victim, cell));
  const least = Math.min(...offs);
  return cells.filter((_, at) => offs[at] === least);
}

/** What comes of one forced step onto a cell (SEN-PUSH-e, SEN-PUSH-f): it moves there, or it stays and the push ends. */
export type Shove =
  | { readonly is: 'moves'; readonly to: Cell; readonly onto: 'open' | 'fallen' }
  | { readonly is: 'collides'; readonly collision: Collision };

/** The ground is the victim's. */
export function shove(ground: Ground, to: Cell): Shove {
  const what = footing(ground, to);
  if (what.is === 'open' || what.is === 'fallen') return { is: 'moves', to, onto: what.is };
  return { is: 'collides', collision: collisionWith(what, to) };
}

type Hindrance = Exclude<ReturnType<typeof footing>, { readonly is: 'open' | 'fallen' }>;

/** What somebody who is forced onto such a cell runs into. */
export function collisionWith(what: Hindrance, at: Cell): Collision {
  switch (what.is) {
    case 'bamboo':
      return { with: 'terrain', at, kind: 'bamboo' };
    case 'obstacle':
      return { with: 'terrain', at, kind: what.kind };
    case 'hero':
      return { with: 'hero', at, fighter: what.fighter };
    case 'edge':
      return { with: 'edge', at };
  }
}
