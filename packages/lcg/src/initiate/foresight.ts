import { abilityOf } from '../ability/abilities-of.ts';
import type { Use } from '../ability/use.ts';
import { payment } from '../cost/payable.ts';
import type { Layer } from '../layer.ts';
import { maximumName } from '../limit/limit.ts';
import type { IsDeparting } from '../sequence/departing.ts';
import { isQuiet } from '../sequence/quiet.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { isInitiating } from '../window/event-ref.ts';

/**
 * How far a use has come. `planned`: its player decides about it, and nothing has happened yet; `declared`: everybody
 * has been shown it; `paid`: its costs are paid. Matches stored by earlier rules say nothing where it was declared.
 */
export type Stage = 'planned' | 'declared' | 'paid';

/** What happens when a use is shown to everybody. First the card itself: whoever hears of the use may know it. */
export function announcement<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): readonly E[] {
  const { rules } = layer;
  const { ability, by } = use;
  const name =
    abilityOf(layer, ability).max === undefined
      ? rules.nameOf(ability.printed)
      : maximumName(state, ability, rules.nameOf);
  const against = answeredBy(use);
  const used = { is: 'abilityUsed', ability, name, by } as const;
  return [...rules.declared(state, use), rules.lift(against === undefined ? used : { ...used, against })];
}

/** The ability that is about to take effect, where a use answers to that. */
function answeredBy<E extends LcgEvent>({ trigger }: Use<E>): AbilityRef | undefined {
  const event: LcgEvent | undefined = trigger?.event;
  return event !== undefined && isInitiating(event) ? event.use.ability : undefined;
}

/**
 * The states that a planned use leads to. Costs and targets are judged by how things stand when it comes to them, so
 * whoever decides about them beforehand decides by these.
 */
export interface Foresight<S, E extends LcgEvent> {
  /** The state in which it has been shown. */
  declared(state: S, use: Use<E>): S;
  /** The state in which its costs have been paid, too; nothing, if somebody could come between. */
  paid(state: S, use: Use<E>, isDeparting: IsDeparting): S | undefined;
}

export function foresightOf<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>): Foresight<S, E> {
  const { rules } = layer;
  const after = (state: S, events: readonly E[]): S =>
    events.reduce((now, event) => rules.verb(event.is).apply(now, event), state);
  // A step looks ahead, and the next one looks at the same.
  let shown: { readonly from: S; readonly use: Use<E>; readonly state: S } | undefined;
  let settled: { readonly from: S; readonly use: Use<E>; readonly state: S | undefined } | undefined;

  const declared = (state: S, use: Use<E>): S => {
    if (shown?.from !== state || shown.use !== use)
      shown = { from: state, use, state: after(state, announcement(layer, state, use)) };
    return shown.state;
  };
  const payingFrom = (state: S, use: Use<E>, isDeparting: IsDeparting): S | undefined => {
    const events = payment(layer, state, use);
    if (events.length === 0) return state;
    if (!isQuiet(layer, state, events)) return undefined;
    const left = after(state, events);
    return rules.settle(left, isDeparting) === undefined ? left : undefined;
  };
  return {
    declared,
    paid(state, use, isDeparting) {
      if (settled?.from !== state || settled.use !== use)
        settled = { from: state, use, state: payingFrom(declared(state, use), use, isDeparting) };
      return settled.state;
    },
  };
}
