import { INTERRUPTS, REACTIONS } from '../ability/ability.ts';
import { canHappen } from '../ability/can-happen.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { isAllowed } from '../verdict.ts';
import { isAnyWorthOpening } from '../window/candidates.ts';
import type { Pending } from './pending.ts';

/**
 * Whether the events will just happen: each can, nothing happens along with it or comes of it later, and nobody could
 * answer before or after. Then there is no sequence to go through, which is what happens to most payments.
 */
export function isQuiet<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  events: readonly E[],
): boolean {
  const { rules } = layer;
  if (state.delayed.length > 0 || rules.afterwards?.(state, events) !== undefined) return false;
  if (events.some((event) => rules.verb(event.is).along !== undefined)) return false;
  if (!events.every((event) => isAllowed(canHappen(layer, state, event)))) return false;
  return (
    !isAnyWorthOpening(layer, state, INTERRUPTS, pendingAs(events, 'imminent')) &&
    !isAnyWorthOpening(layer, state, REACTIONS, pendingAs(events, 'happened'))
  );
}

function pendingAs<E extends LcgEvent>(events: readonly E[], status: Pending['status']): readonly Pending<E>[] {
  return events.map((event) => ({ event, status }));
}
