import { type CardId, isCardId, type SeatId } from '@kronika/kernel';
import type { Initiating } from '../events.ts';
import type { Layer } from '../layer.ts';
import type { Verb } from '../rules.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** An event, as far as a question about it has to name it. */
export interface EventRef {
  readonly is: string;
  /** The card it happens to, if the seat that is asked may know. */
  readonly card?: CardId;
  /** What an ability that is about to take effect was aimed at. */
  readonly cards?: readonly CardId[];
  /** What begins or ends. */
  readonly period?: string;
}

/** Names an event to a seat. */
export function eventRef<S extends LcgState<E>, E extends LcgEvent>(
  { rules }: Layer<S, E>,
  state: S,
  seat: SeatId,
  event: E,
): EventRef {
  return {
    is: event.is,
    ...(usedCards(event) ?? seenCard(rules.verb(event.is), state, seat, event)),
    ...('period' in event && typeof event.period === 'string' ? { period: event.period } : {}),
  };
}

function seenCard<S extends LcgState<E>, E extends LcgEvent>(
  verb: Pick<Verb<S, E>, 'see'>,
  state: S,
  seat: SeatId,
  event: E,
): Pick<EventRef, 'card'> {
  const card = cardIn(event) === undefined ? undefined : cardIn(verb.see(event, seat, state));
  return card === undefined ? {} : { card };
}

function cardIn(event: object | undefined): CardId | undefined {
  return event !== undefined && 'card' in event && isCardId(event.card) ? event.card : undefined;
}

/** What is about to take effect was declared openly, and so was what it was aimed at. */
function usedCards(event: LcgEvent): Pick<EventRef, 'card' | 'cards'> | undefined {
  if (!isInitiating(event)) return undefined;
  const { ability, targets } = event.use;
  const cards = Object.values(targets).flat();
  return cards.length === 0 ? { card: ability.self } : { card: ability.self, cards };
}

function isInitiating(event: LcgEvent): event is Initiating<LcgEvent> {
  return event.is === 'initiating';
}
