import type { CardId, Reason } from '@kronika/kernel';
import { abilityOf, canHappen, causedBy, distinct, eventsOf, type Forbidden, reason, withTarget } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { forbiddenTo, verdictReason } from './reason.ts';

/** Why an event cannot happen, with the card that forbids it where one does; empty if it can. */
export function whyNotHappening(state: L5rState, event: L5rEvent): readonly Reason[] {
  const verdict = canHappen(layer, state, event);
  return verdict === 'allowed' ? [] : forbiddenEvent(state, event, verdict);
}

function forbiddenEvent(state: L5rState, event: L5rEvent, verdict: Forbidden): readonly Reason[] {
  if (verdict.forbidden.key !== 'cannot') return [verdictReason(verdict)];
  const { touches, aspects } = layer.rules.verb(event.is);
  const what = [event.is, ...(aspects?.(state, event) ?? [])];
  const named = (touches?.(event) ?? []).flatMap((card) => forbiddenTo(state, card, what));
  return named.length > 0 ? named : [verdictReason(verdict)];
}

/** Why the effect of the ability would not change that target (L5R-TARGET-h). */
export function whyUnchanged(state: L5rState, use: L5rUse, name: string, card: CardId): readonly Reason[] {
  const aimed = withTarget(use, name, [card]);
  const cause = { is: 'ability', ability: use.ability, by: use.by } as const;
  const [first] = abilityOf<L5rEvent, L5rState>(layer, use.ability).parts;
  const events = typeof first === 'function' ? (eventsOf(first(state, aimed)) ?? []) : [];
  const reasons = causedBy(cause, events).flatMap((event) => whyNotHappening(state, event));
  return reasons.length > 0 ? distinct(reasons) : [reason(PLAIN.unchanged, 'L5R-TARGET-h')];
}
