import type { SeatId } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import type { TriggerKind } from '../ability/ability.ts';
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
  // Most events have no card that could answer to them: then nobody is searched.
  if (!window.pending.some(({ event }) => layer.texts.answered(window.kind, event.is))) return found;
  for (const { ability, by } of layer.abilities(state, window.kind)) {
    if (window.seat !== undefined && by !== window.seat) continue;
    const text = abilityOf(layer, ability);
    if (text.is === 'action') continue;
    for (const [at, pending] of window.pending.entries()) {
      const { event } = pending;
      if (!isAnswerable(window.kind, pending) || !text.when.kinds.includes(event.is)) continue;
      const use = useOf<E>(ability, by, { trigger: { event, at } });
      if (!text.when.matches(state, event, use) || wasUsed(window.used, use)) continue;
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
  for (const { ability, by } of layer.abilities(state, 'action')) {
    if (by !== seat) continue;
    const use = useOf<E>(ability, seat, { window });
    if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
  }
  return found;
}

/** Whether the seat has cards that the others do not see. */
export function hasHiddenHand(state: LcgState, seat: SeatId): boolean {
  return Object.values(state.table.zones).some(
    (zone) => zone.kind === 'hand' && zone.seat === seat && zone.cards.length > 0,
  );
}
