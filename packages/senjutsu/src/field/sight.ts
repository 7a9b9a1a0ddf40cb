import type { Cell, Stand } from '../hex/index.ts';
import type { Field } from '../state.ts';

/** Whether somebody who stands there sees a cell (SEN-LOS). Only terrain of the field breaks lines. */
export function sees(_field: Field, _stand: Stand, _target: Cell): boolean {
  throw new Error('not written yet');
}

/** Whether a target is within range and in sight (SEN-RANGE); without a range icon everything is. */
export function isInReach(_field: Field, _stand: Stand, _target: Cell, _range: number | undefined): boolean {
  throw new Error('not written yet');
}
