import { cardOf } from '@kronika/kernel';
import { payable } from '../cost/payable.ts';
import type { Layer } from '../layer.ts';
import { type Limit, usesByName, usesOf } from '../limit/limit.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { targetable, targetsOf } from '../target/legal-targets.ts';
import { firstObjection, forbid, type Verdict } from '../verdict.ts';
import { abilityOf } from './abilities-of.ts';
import { hasPotential } from './potential.ts';
import type { Use } from './use.ts';

/** Whether an ability may be used now: the checks of the first two steps, or the first thing against it. */
export function mayInitiate<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): Verdict {
  const ability = abilityOf(layer, use.ability);
  return firstObjection(
    () =>
      cardOf(state.table, use.ability.self).controller === use.by
        ? 'allowed'
        : forbid('notYours', layer.rules.cites.actions),
    () => withinLimits(layer, state, use),
    () => ability.condition?.(state, use) ?? 'allowed',
    () => layer.rules.restriction(state, use),
    () => targetable(layer, state, use),
    () => payable(layer, state, use),
    () =>
      targetsOf(layer, use).length > 0 || hasPotential(layer, state, use)
        ? 'allowed'
        : forbid('changesNothing', layer.rules.cites.targets),
  );
}

function withinLimits<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): Verdict {
  const ability = abilityOf(layer, use.ability);
  const each: Limit | 'unlimited' = ability.limit ?? layer.rules.defaultLimit;
  if (each !== 'unlimited' && usesOf(state, use.ability, use.by, each.per) >= each.times + moreUses(layer, state, use))
    return forbid('limitReached', layer.rules.cites.actions);
  const name = layer.rules.nameOf(use.ability.printed);
  if (
    ability.max !== undefined &&
    usesByName(state, name, use.ability.key, use.by, ability.max.per) >= ability.max.times
  )
    return forbid('maximumReached', layer.rules.cites.actions);
  return 'allowed';
}

function moreUses<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): number {
  return layer.modifiers
    .on(state, use.ability.self)
    .reduce((sum, modifier) => (modifier.is === 'moreUses' ? sum + modifier.by : sum), 0);
}
