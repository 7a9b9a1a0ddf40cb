import { type Card, cardOf, type SeatId, type Table } from '@kronika/kernel';
import { abilitiesOf, abilityOf } from '../ability/abilities-of.ts';
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
  for (const { id, controller } of cardsOutsideDecks(state.table)) {
    if (window.seat !== undefined && controller !== window.seat) continue;
    if (!state.seated.includes(controller)) continue;
    for (const ability of abilitiesOf(layer, state, id, window.kind)) {
      window.pending.forEach((pending, at) => {
        if (!isAnswerable(window.kind, pending)) return;
        const use = useOf<E>(ability, controller, { trigger: { event: pending.event, at } });
        if (answersTo(layer, state, use) && !wasUsed(window.used, use) && isAllowed(mayInitiate(layer, state, use)))
          found.push(use);
      });
    }
  }
  return found;
}

function answersTo<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): boolean {
  const ability = abilityOf(layer, use.ability);
  if (ability.is === 'action' || use.trigger === undefined) return false;
  const { event } = use.trigger;
  return ability.when.kinds.includes(event.is) && ability.when.matches(state, event, use);
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
  for (const { id, controller } of cardsOutsideDecks(state.table)) {
    if (controller !== seat) continue;
    for (const ability of abilitiesOf(layer, state, id, 'action')) {
      const use = useOf<E>(ability, seat, { window });
      if (isAllowed(mayInitiate(layer, state, use))) found.push(use);
    }
  }
  return found;
}

/** No ability is used from within a deck. */
function cardsOutsideDecks(table: Table): readonly Card[] {
  const cards: Card[] = [];
  for (const zone of Object.values(table.zones))
    if (zone.kind !== 'deck') for (const id of zone.cards) cards.push(cardOf(table, id));
  return cards;
}

/** Whether the seat has cards that the others do not see. */
export function hasHiddenHand(state: LcgState, seat: SeatId): boolean {
  return Object.values(state.table.zones).some(
    (zone) => zone.kind === 'hand' && zone.seat === seat && zone.cards.length > 0,
  );
}
