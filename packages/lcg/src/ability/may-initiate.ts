import { cardOf } from '@kronika/kernel';
import { payable } from '../cost/payable.ts';
import type { Layer } from '../layer.ts';
import { type Limit, maximumName, usesByName, usesOf } from '../limit/limit.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { targetable } from '../target/legal-targets.ts';
import { forbid, isAllowed, type Verdict } from '../verdict.ts';
import { abilityOf } from './abilities-of.ts';
import { hasPotential } from './potential.ts';
import type { Reading } from './reading.ts';
import type { Use } from './use.ts';

/**
 * Whether an ability may be used now, or the first thing against it. The checks of the first two steps, the cheap ones
 * first: the answer is the same in any order. They are called by name, one by one: a list of functions would be
 * walked several times slower, and this is asked of every card in every window.
 */
export function mayInitiate<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): Verdict {
  const text = abilityOf(layer, use.ability);
  let verdict = isController(layer, state, use);
  if (isAllowed(verdict)) verdict = withinLimits(layer, state, use, text);
  if (isAllowed(verdict)) verdict = text.condition?.(state, use) ?? 'allowed';
  if (isAllowed(verdict)) verdict = layer.rules.restriction(state, use);
  if (isAllowed(verdict)) verdict = payable(layer, state, use);
  if (isAllowed(verdict)) verdict = targetable(layer, state, use);
  if (isAllowed(verdict)) verdict = wouldChange(layer, state, use, text);
  return verdict;
}

function isController<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): Verdict {
  const { controller } = cardOf(state.table, use.ability.self);
  return controller === use.by ? 'allowed' : forbid('notYours', layer.rules.cites.actions);
}

/** With targets, the check of the targets has already found one that the effect would change. */
function wouldChange<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  text: Reading<S, E>,
): Verdict {
  const changes = text.targets !== undefined || hasPotential(layer, state, use);
  return changes ? 'allowed' : forbid('changesNothing', layer.rules.cites.targets);
}

function withinLimits<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  text: Reading<S, E>,
): Verdict {
  if (state.uses.length === 0) return 'allowed';
  const each: Limit | 'unlimited' = text.limit ?? layer.rules.defaultLimit;
  if (each !== 'unlimited') {
    const uses = usesOf(state, use.ability, use.by, each.per);
    if (uses > 0 && uses >= each.times + moreUses(layer, state, use))
      return forbid('limitReached', layer.rules.cites.actions);
  }
  if (text.max === undefined) return 'allowed';
  const name = maximumName(state, use.ability, layer.rules.nameOf);
  return usesByName(state, name, use.ability.key, use.by, text.max.per) >= text.max.times
    ? forbid('maximumReached', layer.rules.cites.actions)
    : 'allowed';
}

function moreUses<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): number {
  return layer.modifiers
    .on(state, use.ability.self)
    .reduce((sum, modifier) => (modifier.is === 'moreUses' ? sum + modifier.by : sum), 0);
}
