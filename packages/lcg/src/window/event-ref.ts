import { type CardId, isCardId, type SeatId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** An event, as far as a question about it has to name it. */
export interface EventRef {
  readonly is: string;
  /** The card it happens to, if the seat that is asked may know. */
  readonly card?: CardId;
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
  const card =
    usedCard(event) ?? (cardIn(event) === undefined ? undefined : cardIn(rules.verb(event.is).see(event, seat, state)));
  return {
    is: event.is,
    ...(card === undefined ? {} : { card }),
    ...('period' in event && typeof event.period === 'string' ? { period: event.period } : {}),
  };
}

function cardIn(event: object | undefined): CardId | undefined {
  return event !== undefined && 'card' in event && isCardId(event.card) ? event.card : undefined;
}

/** What is about to take effect was declared openly. */
function usedCard(event: LcgEvent): CardId | undefined {
  if (event.is !== 'initiating' || !('use' in event)) return undefined;
  const { use } = event;
  if (typeof use !== 'object' || use === null || !('ability' in use)) return undefined;
  const { ability } = use;
  return typeof ability === 'object' && ability !== null && 'self' in ability && isCardId(ability.self)
    ? ability.self
    : undefined;
}
