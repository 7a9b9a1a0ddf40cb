import type { Cell } from '../hex/index.ts';
import type { Ground } from './ground.ts';
import type { Collision } from './walks.ts';

export type Thrust = 'push' | 'pull';

/**
 * The cells that one step of a push or pull may go to: the adjacent cells whose distance to the attacker grows or
 * shrinks and that lie closest to the line through both (SEN-PUSH-c). The attacker chooses among several. None: a pull
 * that has brought the victim to the attacker.
 */
export function thrustCells(_attacker: Cell, _victim: Cell, _how: Thrust): readonly Cell[] {
  throw new Error('not written yet');
}

/** What comes of one forced step onto a cell (SEN-PUSH-e, SEN-PUSH-f): it moves there, or it stays and the push ends. */
export type Shove =
  | { readonly is: 'moves'; readonly to: Cell; readonly onto: 'open' | 'fallen' }
  | { readonly is: 'collides'; readonly collision: Collision };

/** The ground is the victim's. */
export function shove(_ground: Ground, _to: Cell): Shove {
  throw new Error('not written yet');
}
