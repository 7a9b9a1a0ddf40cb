import type { CardId } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { canHappen, causedBy } from '../ability/can-happen.ts';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid, isAllowed, type Verdict } from '../verdict.ts';
import type { Cost, PickedCost } from './cost.ts';

/** All costs of a use: those of the rules first, then those of the text, which may have the same names. */
export function costsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): readonly (readonly [string, Cost<S, E>])[] {
  const byRules = Object.entries(layer.rules.gameCosts(state, use));
  return [
    ...byRules.map(([name, cost]) => [`rules/${name}`, cost] as const),
    ...Object.entries(abilityOf(layer, use.ability).costs ?? {}),
  ];
}

/** The cards a picked cost could be paid with, one by one. */
export function payers<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  cost: PickedCost<S, E>,
): readonly CardId[] {
  const taken = Object.values(use.paid).flat();
  return cost
    .from(state, use, use.by)
    .filter((card) => !taken.includes(card) && canPay(layer, state, use, [cost.pay(state, use, card)]));
}

/** Whether all costs together could be paid: each is tried on what the ones before it leave. */
export function payable<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): Verdict {
  const costs = costsOf(layer, state, use);
  let left: S = state;
  for (const [place, [, cost]] of costs.entries()) {
    const events = paymentOf(layer, left, use, cost);
    if (events === undefined || !canPay(layer, left, use, events))
      return forbid('costCannotBePaid', layer.rules.cites.costs);
    if (place < costs.length - 1) left = paid(layer, left, use, events);
  }
  return 'allowed';
}

function paymentOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  cost: Cost<S, E>,
): readonly E[] | undefined {
  if (cost.is === 'fixed') return cost.pay(state, use);
  const cards = payers(layer, state, use, cost);
  return cards.length < cost.count ? undefined : cards.slice(0, cost.count).map((card) => cost.pay(state, use, card));
}

/** Whether these events could happen one after another. */
function canPay<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  events: readonly E[],
): boolean {
  const [first, ...others] = events;
  if (first === undefined) return true;
  const [given] = asCost(use, [first]);
  if (given === undefined || !isAllowed(canHappen(layer, state, given))) return false;
  return others.length === 0 || canPay(layer, paid(layer, state, use, [first]), use, others);
}

/** The state that is left when these have been paid. */
function paid<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  events: readonly E[],
): S {
  return asCost(use, events).reduce((left, event) => layer.rules.verb(event.is).apply(left, event), state);
}

function asCost<E extends LcgEvent>(use: Use<E>, events: readonly E[]): readonly E[] {
  return causedBy({ is: 'cost', ability: use.ability, by: use.by }, events);
}

/** What is given once everything has been picked. */
export function payment<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): readonly E[] {
  const events = costsOf(layer, state, use).flatMap(([name, cost]) =>
    cost.is === 'fixed' ? cost.pay(state, use) : (use.paid[name] ?? []).map((card) => cost.pay(state, use, card)),
  );
  return asCost(use, events);
}
