import { type CardId, isCardId, type SeatId, type Unfinished } from '@kronika/kernel';
import type { Initiating } from '../events.ts';
import type { Layer } from '../layer.ts';
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
  /** In which way it happens to the card, if the seat that is asked may know. */
  readonly how?: string;
}

/** Names an event to a seat. */
export function eventRef<S extends LcgState<E>, E extends LcgEvent>(
  { rules }: Layer<S, E>,
  state: S,
  seat: SeatId,
  event: E,
): EventRef {
  const ref: Unfinished<EventRef> = { is: event.is };
  if (isInitiating(event)) {
    // What is about to take effect was declared openly, and so was what it was aimed at.
    const { ability, targets } = event.use;
    const cards = Object.values(targets).flat();
    ref.card = ability.self;
    if (cards.length > 0) ref.cards = cards;
  } else if (cardIn(event) !== undefined) {
    const seen = rules.verb(event.is).see(event, seat, state);
    const card = cardIn(seen);
    if (card !== undefined) ref.card = card;
    if (seen !== undefined && 'how' in seen && typeof seen.how === 'string') ref.how = seen.how;
  }
  if ('period' in event && typeof event.period === 'string') ref.period = event.period;
  return ref;
}

function cardIn(event: object | undefined): CardId | undefined {
  return event !== undefined && 'card' in event && isCardId(event.card) ? event.card : undefined;
}

/** Whether the effect of an ability is about to initiate. */
export function isInitiating(event: LcgEvent): event is Initiating<LcgEvent> {
  return event.is === 'initiating';
}
