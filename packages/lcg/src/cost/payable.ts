import type { CardId, Option } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { canHappen, causedBy } from '../ability/can-happen.ts';
import type { Listed } from '../ability/reading.ts';
import { type Use, withChoice, withPayment, withTarget } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid, isAllowed, type Verdict } from '../verdict.ts';
import { combinations } from './combinations.ts';
import type { ChosenCost, Cost, PickedCost } from './cost.ts';

/** All costs of a use: those of the rules first, then those of the text, which may have the same names. */
export function costsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): Listed<Cost<S, E>> {
  const byRules = layer.rules.gameCosts(state, use);
  const { costs } = abilityOf(layer, use.ability);
  if (costs === undefined || byRules.length === 0) return costs ?? byRules;
  return [...byRules.map(([name, cost]) => [`rules/${name}`, cost] as const), ...costs];
}

const NO_AIMS: readonly never[] = [];

/** The cards that one of the picked costs can be paid with, so that everything else can still be paid. */
export function payers<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
): readonly CardId[] {
  const costs = costsOf(layer, state, use);
  const cost = costs.find(([other]) => other === name)?.[1];
  if (cost?.is !== 'picked') return [];
  const fitting = [...combinations(possiblePayers(layer, state, use, cost), cost.count)].filter((cards) =>
    canPayAll(layer, state, withPayment(use, name, cards), costs),
  );
  return possiblePayers(layer, state, use, cost).filter((card) => fitting.some((cards) => cards.includes(card)));
}

/** The cards that could pay, each by itself. */
function possiblePayers<E extends LcgEvent, S extends LcgState<E>>(
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

/** Whether all costs together could be paid; where the target decides about the price, with one of them at least. */
export function payable<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): Verdict {
  return layer.rules.isTooDear?.(state, use) !== true && isPayableSomehow(layer, state, use)
    ? 'allowed'
    : forbid('costCannotBePaid', layer.rules.cites.costs);
}

/** A target may only make it cheaper, so the full price is tried first. */
function isPayableSomehow<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): boolean {
  return isPayable(layer, state, use) || aimsOf(layer, state, use).some((aimed) => isPayable(layer, state, aimed));
}

function isPayable<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): boolean {
  return canPayAll(layer, state, use, costsOf(layer, state, use));
}

/** The use with each of its targets, where that is chosen before the costs are paid. */
function aimsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): readonly Use<E>[] {
  const { aimed, targets } = abilityOf(layer, use.ability);
  const first = targets?.[0];
  if (aimed !== 'beforeCosts' || first === undefined) return NO_AIMS;
  const [name, spec] = first;
  return spec.from(state, use).map((card) => withTarget(use, name, [card]));
}

/** Each cost, from that place on, is tried on what the ones before it leave, whatever they are paid with. */
function canPayAll<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  costs: Listed<Cost<S, E>>,
  from = 0,
): boolean {
  const first = costs[from];
  if (first === undefined) return true;
  const [name, cost] = first;
  const rest = { costs, from: from + 1 };
  if (cost.is === 'fixed') return canGoOn(layer, state, use, cost.pay(state, use), rest);
  if (cost.is === 'chosen')
    return waysToPay(layer, state, use, name, cost).some((way) => canGoOn(layer, state, way.use, way.events, rest));
  const chosen = use.paid[name];
  const ways = chosen === undefined ? combinations(possiblePayers(layer, state, use, cost), cost.count) : [chosen];
  for (const cards of ways) {
    const paying = withPayment(use, name, cards);
    const events = cards.map((card) => cost.pay(state, paying, card));
    if (canGoOn(layer, state, paying, events, rest)) return true;
  }
  return false;
}

/** Whether these can be given, and what is left pays the rest. */
function canGoOn<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  events: readonly E[],
  rest: { readonly costs: Listed<Cost<S, E>>; readonly from: number },
): boolean {
  if (!canPay(layer, state, use, events)) return false;
  const { costs, from } = rest;
  return from === costs.length || canPayAll(layer, paid(layer, state, use, events), use, costs, from);
}

/** One way to pay a cost: what was chosen, and what is given. */
interface WayToPay<E extends LcgEvent> {
  readonly option: Option;
  readonly use: Use<E>;
  readonly events: readonly E[];
}

/** The ways to pay such a cost; once one was chosen, only that. */
function waysToPay<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  cost: ChosenCost<S, E>,
): readonly WayToPay<E>[] {
  const chosen = use.chosen[name];
  return cost
    .options(state, use)
    .filter((option) => chosen === undefined || JSON.stringify(option) === JSON.stringify(chosen))
    .map((option) => ({ option, use: withChoice(use, name, option), events: cost.pay(state, use, option) }))
    .filter(({ events }) => canPay(layer, state, use, events));
}

/** The options of such a cost with which everything else can still be paid. */
export function payableOptions<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  cost: ChosenCost<S, E>,
): readonly Option[] {
  const costs = costsOf(layer, state, use);
  return waysToPay(layer, state, use, name, cost)
    .filter((way) => canPayAll(layer, state, way.use, costs))
    .map(({ option }) => option);
}

/** Whether these events could happen one after another. */
function canPay<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  events: readonly E[],
): boolean {
  let left = state;
  let before: E | undefined;
  for (const event of events) {
    if (before !== undefined) left = paid(layer, left, use, [before]);
    // Whether it is given as a cost makes no difference for whether it can: only effects are forbidden or resisted by cause.
    if (!isAllowed(canHappen(layer, left, event))) return false;
    before = event;
  }
  return true;
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
  const given: E[] = [];
  for (const [name, cost] of costsOf(layer, state, use)) given.push(...partOfPayment(layer, state, use, name, cost));
  return asCost(use, given);
}

function partOfPayment<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  cost: Cost<S, E>,
): readonly E[] {
  switch (cost.is) {
    case 'fixed':
      return cost.pay(state, use);
    case 'picked':
      return (use.paid[name] ?? []).map((card) => cost.pay(state, use, card));
    case 'chosen':
      return waysToPay(layer, state, use, name, cost)[0]?.events ?? [];
  }
}
