import type { SeatId } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import { borrowedTexts } from '../ability/ability-index.ts';
import { mayInitiate } from '../ability/may-initiate.ts';
import { type Use, useOf } from '../ability/use.ts';
import { answering, hasHand } from '../arrangement.ts';
import type { Layer } from '../layer.ts';
import type { Pending } from '../sequence/pending.ts';
import { type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { isAllowed } from '../verdict.ts';

/** A window for triggered abilities: of which kind, about which events, after which uses. */
export interface TriggerWindow<E extends LcgEvent> {
  readonly kind: TriggerKind;
  readonly pending: readonly Pending<E>[];
  readonly used: readonly Use<E>[];
}

/** What interrupts may answer to is imminent, what reactions may answer to has happened. */
export function isAnswerable(kind: TriggerKind, { status }: Pending): boolean {
  return kind === 'reaction' || kind === 'forcedReaction' ? status === 'happened' : status === 'imminent';
}

/** The uses of triggered abilities of that kind that the events allow now, of all seats. */
export function candidates<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  { kind, pending, used }: TriggerWindow<E>,
): readonly Use<E>[] {
  const found: Use<E>[] = [];
  const events = answerableIn(kind, pending);
  if (events.length === 0) return found;
  for (const { ability, text, by } of layer.abilities.answers(state, kind, events)) {
    const { when } = text;
    if (when === undefined) continue;
    for (let at = 0; at < pending.length; at += 1) {
      const item = pending[at];
      if (item === undefined || !isAnswerable(kind, item) || !when.kinds.includes(item.event.is)) continue;
      const use = useOf<E>(ability, by, { trigger: { event: item.event, at } });
      if (!when.matches(state, item.event, use) || wasUsed(used, use)) continue;
      if (text.answers === 'together' && [...used, ...found].some((other) => sameAbility(other.ability, ability)))
        continue;
      if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
    }
  }
  return found;
}

/** The events that such abilities may answer to. */
function answerableIn<E extends LcgEvent>(kind: TriggerKind, pending: readonly Pending<E>[]): readonly E[] {
  const events: E[] = [];
  for (const item of pending) if (isAnswerable(kind, item)) events.push(item.event);
  return events;
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
  for (const { ability, by } of layer.abilities.actions(state, window)) {
    if (by !== seat) continue;
    const use = useOf<E>(ability, seat, { window });
    // A third of what is in hands and provinces is too dear. Nobody asks why it is not offered, so nothing else is asked.
    if (layer.rules.isTooDear?.(state, use) === true) continue;
    if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
  }
  return found;
}

/** Whether a card that the others do not see could answer to one of the events, by what everybody knows. */
export function couldAnswerUnseen<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  { kind, pending }: Pick<TriggerWindow<E>, 'kind' | 'pending'>,
  seat: SeatId,
): boolean {
  if (state.windows !== 'open') return false;
  for (const item of pending) {
    if (!isAnswerable(kind, item)) continue;
    const answers = layer.texts.answeredFromHand(kind, item.event.is);
    if (answers.length === 0) continue;
    if (!hasHand(layer.arrangement(state), seat)) return false;
    for (const { printed, when } of answers)
      if ((when.could?.(state, item.event, seat) ?? true) && layer.rules.couldAfford(state, seat, printed)) return true;
  }
  return false;
}

/**
 * Whether a text that everybody sees could answer to one of the events by what everybody knows, where its use hangs on
 * hidden cards.
 */
export function couldAnswerSeemingly<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  { kind, pending, used }: TriggerWindow<E>,
  seat: SeatId,
): boolean {
  if (state.windows !== 'open') return false;
  for (let at = 0; at < pending.length; at += 1) {
    const item = pending[at];
    if (item === undefined || !isAnswerable(kind, item)) continue;
    if (!layer.texts.answeredSeemingly(kind, item.event.is)) continue;
    for (const { ability, text, by } of layer.abilities.answers(state, kind, [item.event])) {
      const { when, seemingly } = text;
      if (by !== seat || when === undefined || seemingly === undefined) continue;
      const use = useOf<E>(ability, by, { trigger: { event: item.event, at } });
      if (wasUsed(used, use) || !when.matches(state, item.event, use)) continue;
      if (isAllowed(seemingly(state, use))) return true;
    }
  }
  return false;
}

/** Whether a window for such answers is worth opening: a card could answer, seen or unseen. */
export function isWorthOpening<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  kind: TriggerKind,
  pending: readonly Pending<E>[],
): boolean {
  let isAnyAnswered = false;
  for (const { event } of pending) {
    if (!layer.texts.answered(kind, event.is)) continue;
    if (couldBeAnswered(layer, state, kind, event)) return true;
    isAnyAnswered = true;
  }
  // What no card answers to no hidden card answers to.
  if (!isAnyAnswered) return false;
  for (const seat of state.seated) if (couldAnswerUnseen(layer, state, { kind, pending }, seat)) return true;
  return false;
}

/** Whether there is an ability of that kind, where everybody sees it, that could answer to such an event. */
function couldBeAnswered<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  kind: TriggerKind,
  event: E,
): boolean {
  const { arrangement, modifiers, rules, texts } = layer;
  if (answering(arrangement(state), kind, event.is).length > 0) return true;
  if (modifiers.texts(state)?.gained.some((ref) => texts.kind(ref.printed, ref.key) === kind) === true) return true;
  if (borrowedTexts(layer, state, kind).length > 0) return true;
  return (rules.gameAnswers?.(state, kind, event).length ?? 0) > 0;
}

/** Whether one of these kinds of window is worth opening. */
export function isAnyWorthOpening<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  kinds: readonly TriggerKind[],
  pending: readonly Pending<E>[],
): boolean {
  if (!isAnyAnswered(layer, kinds, pending)) return false;
  for (const kind of kinds) if (isWorthOpening(layer, state, kind, pending)) return true;
  return false;
}

/** Whether any card there is answers to one of the events with that kind of ability. */
export function isAnyAnsweredBy<E extends LcgEvent, S extends LcgState<E>>(
  { texts }: Layer<S, E>,
  kind: TriggerKind,
  pending: readonly Pending<E>[],
): boolean {
  for (const { event } of pending) if (texts.answered(kind, event.is)) return true;
  return false;
}

/** Whether any card there is answers to one of the events with one of these kinds of ability; most events have none. */
export function isAnyAnswered<E extends LcgEvent, S extends LcgState<E>>(
  { texts }: Layer<S, E>,
  kinds: readonly TriggerKind[],
  pending: readonly Pending<E>[],
): boolean {
  for (const { event } of pending)
    for (const kind of texts.kindsAnswering(event.is)) if (kinds.includes(kind)) return true;
  return false;
}
