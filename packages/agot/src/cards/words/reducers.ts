import type { SeatId } from '@kronika/kernel';
import type { ActionAbility } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import { type Cheaper, reduceNext } from '../../rules/reductions.ts';
import type { AgotState } from '../../state.ts';
import { playerOrder } from '../../zones.ts';
import { inPhase } from './conditions.ts';
import { type AgotCost, kneelSelf } from './costs.ts';

/** "Marshaling Action: kneel this card to reduce the cost of the next … you marshal this phase". */
export function reducer(
  which: Omit<Cheaper, 'to'>,
  costs: Readonly<Record<string, AgotCost>> = { kneel: kneelSelf },
): ActionAbility<AgotState, AgotEvent> {
  const reduction = reduceNext({ ...which, to: 'marshal' });
  return {
    is: 'action',
    condition: inPhase('marshaling'),
    costs,
    effect: (state, use) => (hasMarshaled(state, use.by) ? undefined : reduction(state, use)),
  };
}

/** Whether the player was active before who is now: there is no next card to marshal, and nothing to change (AGOT-ABIL-h). */
function hasMarshaled(state: AgotState, seat: SeatId): boolean {
  const order = playerOrder(state);
  return state.active !== null && order.indexOf(seat) < order.indexOf(state.active);
}
