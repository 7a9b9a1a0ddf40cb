import type { CardId, Reason } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { canHappen, causedBy, causeOf } from '../ability/can-happen.ts';
import { eventsOf } from '../ability/part.ts';
import { type Use, withTarget } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { Forbidden } from '../verdict.ts';
import { distinct, type Reasons } from './reason.ts';

export interface Happening<S, E extends LcgEvent> {
  /** Why an event cannot happen, with the card that forbids it where one does; empty if it can. */
  readonly whyNotHappening: (state: S, event: E) => readonly Reason[];
  /** Why the effect of the ability would not change that target. */
  readonly whyUnchanged: (state: S, use: Use<E>, name: string, card: CardId) => readonly Reason[];
}

/** `unchanged` is said where nothing more can be told. */
export function happeningFor<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  { forbiddenTo, verdictReason }: Pick<Reasons<S>, 'forbiddenTo' | 'verdictReason'>,
  unchanged: Reason,
): Happening<S, E> {
  const forbiddenEvent = (state: S, event: E, verdict: Forbidden): readonly Reason[] => {
    if (verdict.forbidden.key !== 'cannot') return [verdictReason(verdict)];
    const { touches, aspects } = layer.rules.verb(event.is);
    const what = [event.is, ...(aspects?.(state, event) ?? [])];
    const named = (touches?.(event) ?? []).flatMap((card) => forbiddenTo(state, card, what));
    return named.length > 0 ? named : [verdictReason(verdict)];
  };

  const whyNotHappening = (state: S, event: E): readonly Reason[] => {
    const verdict = canHappen(layer, state, event);
    return verdict === 'allowed' ? [] : forbiddenEvent(state, event, verdict);
  };

  return {
    whyNotHappening,
    whyUnchanged: (state, use, name, card) => {
      const aimed = withTarget(use, name, [card]);
      const cause = causeOf(use);
      const [first] = abilityOf<E, S>(layer, use.ability).parts;
      const events = typeof first === 'function' ? (eventsOf(first(state, aimed)) ?? []) : [];
      const reasons = causedBy(cause, events).flatMap((event) => whyNotHappening(state, event));
      return reasons.length > 0 ? distinct(reasons) : [unchanged];
    },
  };
}
