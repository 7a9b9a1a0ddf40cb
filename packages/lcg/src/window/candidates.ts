import type { SeatId } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import { borrowedTexts } from '../ability/ability-index.ts';
import { mayInitiate } from '../ability/may-initiate.ts';
import { type Use, useOf } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { Pending } from '../sequence/pending.ts';
import { type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { isAllowed } from '../verdict.ts';

/** What interrupts may answer to is imminent, what reactions may answer to has happened. */
export function isAnswerable(kind: TriggerKind, { status }: Pending): boolean {
  return kind === 'reaction' || kind === 'forcedReaction' ? status === 'happened' : status === 'imminent';
}

/** The uses of triggered abilities of that kind that the events allow now, for one seat or for all. */
export function candidates<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  window: {
    readonly kind: TriggerKind;
    readonly pending: readonly Pending<E>[];
    readonly used: readonly Use<E>[];
    readonly seat?: SeatId;
  },
): readonly Use<E>[] {
  const found: Use<E>[] = [];
  const events = window.pending.filter((pending) => isAnswerable(window.kind, pending)).map(({ event }) => event);
  if (events.length === 0) return found;
  for (const { ability, text, by } of layer.abilities.answers(state, window.kind, events)) {
    if ((window.seat !== undefined && by !== window.seat) || text.is === 'action') continue;
    for (const [at, pending] of window.pending.entries()) {
      const { event } = pending;
      if (!isAnswerable(window.kind, pending) || !text.when.kinds.includes(event.is)) continue;
      const use = useOf<E>(ability, by, { trigger: { event, at } });
      if (!text.when.matches(state, event, use) || wasUsed(window.used, use)) continue;
      if (
        text.answers === 'together' &&
        [...window.used, ...found].some((other) => sameAbility(other.ability, ability))
      )
        continue;
      if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
    }
  }
  return found;
}

/** Each ability can be used once for each event. */
function wasUsed<E extends LcgEvent>(used: readonly Use<E>[], use: Use<E>): boolean {
  return used.some((other) => sameAbility(other.ability, use.ability) && other.trigger?.at === use.trigger?.at);
}

/** The actions a seat can take in a window of that kind. */
export function actionsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  seat: SeatId,
  window: string,
): readonly Use<E>[] {
  const found: Use<E>[] = [];
  for (const { ability, by } of layer.abilities.actions(state)) {
    if (by !== seat) continue;
    const use = useOf<E>(ability, seat, { window });
    if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
  }
  return found;
}

/** Whether a card that the others do not see could answer to one of the events, by what everybody knows. */
export function couldAnswerUnseen<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  window: { readonly kind: TriggerKind; readonly pending: readonly Pending<E>[]; readonly seat: SeatId },
): boolean {
  const { kind, pending, seat } = window;
  if (state.windows !== 'open') return false;
  return pending.some(
    (item) =>
      isAnswerable(kind, item) &&
      layer.texts
        .answeredFromHand(kind, item.event.is)
        .some(
          ({ printed, when }) =>
            (when.could?.(state, item.event, seat) ?? true) &&
            layer.arrangement(state).hasHand(seat) &&
            layer.rules.couldAfford(state, seat, printed),
        ),
  );
}

/** Whether a window for such answers is worth opening: a card could answer, seen or unseen. */
export function isWorthOpening<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  kind: TriggerKind,
  pending: readonly Pending<E>[],
): boolean {
  const { arrangement, modifiers, rules, texts } = layer;
  const here = arrangement(state);
  const seen = pending.some(({ event }) => {
    if (!texts.answered(kind, event.is)) return false;
    if (here.answering(kind, event.is).length > 0) return true;
    if (modifiers.texts(state)?.gained.some((ref) => texts.kind(ref.printed, ref.key) === kind) === true) return true;
    if (borrowedTexts(layer, state, kind).length > 0) return true;
    return (rules.gameAnswers?.(state, kind, event).length ?? 0) > 0;
  });
  return seen || state.seated.some((seat) => couldAnswerUnseen(layer, state, { kind, pending, seat }));
}

/** Whether one of these kinds of window is worth opening. */
export function isAnyWorthOpening<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  kinds: readonly TriggerKind[],
  pending: readonly Pending<E>[],
): boolean {
  // Most events have no card at all that could answer to them.
  return (
    pending.some(({ event }) => layer.texts.kindsAnswering(event.is).some((kind) => kinds.includes(kind))) &&
    kinds.some((kind) => isWorthOpening(layer, state, kind, pending))
  );
}
