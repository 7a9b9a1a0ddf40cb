import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { abilityOf } from './abilities-of.ts';
import { causedBy, possible } from './can-happen.ts';
import { eventsOf, partsOf } from './part.ts';
import type { Use } from './use.ts';

/**
 * Whether the effect could change the game as things are. Looks at the parts up to the first one that
 * asks something: what comes of an answer is not known yet, so such an effect always might.
 */
export function hasPotential<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): boolean {
  for (const part of partsOf(abilityOf(layer, use.ability).effect)) {
    if (typeof part !== 'function') return false;
    const events = eventsOf(part(state, use));
    if (events === undefined) return true;
    const caused = causedBy({ is: 'ability', ability: use.ability, by: use.by }, events);
    if (possible(layer, state, caused).length > 0) return true;
  }
  return false;
}
