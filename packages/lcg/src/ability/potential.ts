import type { Option } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { nextChoice, type OpenChoice } from '../target/choice.ts';
import { abilityOf } from './abilities-of.ts';
import { causeOf, possibleIn } from './can-happen.ts';
import { eventsOf } from './part.ts';
import { type Use, withChoice } from './use.ts';

/**
 * Whether the effect could change the game as things are, with some answer to each choice that is still
 * open. Looks at the parts up to the first one that asks something: what comes of an answer is not known yet,
 * so such an effect always might.
 */
export function hasPotential<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): boolean {
  const { parts, choices } = abilityOf(layer, use.ability);
  const open = nextChoice(choices, use);
  if (open !== undefined)
    return open.spec
      .options(state, use)
      .some((option) => hasPotential(layer, state, withChoice(use, open.name, option)));
  for (const part of parts) {
    if (typeof part !== 'function') return false;
    const events = eventsOf(part(state, use));
    if (events === undefined) return true;
    if (events.length === 0) continue;
    const cause = causeOf(use);
    for (const event of events) if (possibleIn(layer, state, event, cause) !== undefined) return true;
  }
  return false;
}

/** The options of a choice that could change something; if there are any, one of these has to be chosen. */
export function worthwhile<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  { name, spec }: OpenChoice<S, E>,
): readonly Option[] {
  return spec.options(state, use).filter((option) => hasPotential(layer, state, withChoice(use, name, option)));
}
