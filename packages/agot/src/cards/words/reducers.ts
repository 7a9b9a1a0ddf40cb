import type { ActionAbility } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import { type Cheaper, reduceNext } from '../../rules/reductions.ts';
import type { AgotState } from '../../state.ts';
import { inPhase } from './conditions.ts';
import { type AgotCost, kneelSelf } from './costs.ts';

/** "Marshaling Action: kneel this card to reduce the cost of the next … you marshal this phase". */
export function reducer(
  which: Omit<Cheaper, 'to'>,
  costs: Readonly<Record<string, AgotCost>> = { kneel: kneelSelf },
): ActionAbility<AgotState, AgotEvent> {
  return {
    is: 'action',
    condition: inPhase('marshaling'),
    costs,
    effect: reduceNext({ ...which, to: 'marshal' }),
  };
}
