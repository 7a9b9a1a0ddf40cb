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
    .filter((card) => !taken.includes(card) && canPay(layer, state, use, [cost.pay(state, use, card)]) !== undefined);
}

/** Whether all costs together could be paid: each is tried on what the ones before it leave. */
export function payable<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): Verdict {
  let left: S = state;
  for (const [, cost] of costsOf(layer, state, use)) {
    const paid = canPay(layer, left, use, paymentOf(layer, left, use, cost));
    if (paid === undefined) return forbid('costCannotBePaid', layer.rules.cites.costs);
    left = paid;
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

function canPay<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  events: readonly E[] | undefined,
): S | undefined {
  if (events === undefined) return undefined;
  let left = state;
  for (const event of causedBy({ is: 'cost', ability: use.ability, by: use.by }, events)) {
    if (!isAllowed(canHappen(layer, left, event))) return undefined;
    left = layer.rules.verb(event.is).apply(left, event);
  }
  return left;
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
  return causedBy({ is: 'cost', ability: use.ability, by: use.by }, events);
}
