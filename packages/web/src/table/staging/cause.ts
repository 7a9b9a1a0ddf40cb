import { type CardId, isCardId, SEATS, type SeatId, type SeenEvent } from '@kronika/kernel';

/** The ability behind an event of a card game, as far as the event says it. */
export interface SeenCause {
  /** Whether the event is what the ability does, or what was paid for it. */
  readonly is: 'ability' | 'cost';
  readonly self: CardId;
  readonly printed: string;
  readonly by: SeatId;
  /** The same for everything that comes of one use of it. */
  readonly thread: string;
}

/** A field of an event, whatever it holds. */
export function fieldOf(event: SeenEvent, field: string): unknown {
  return Reflect.get(event, field);
}

export function seatOf(event: SeenEvent, field: string): SeatId | undefined {
  const value = fieldOf(event, field);
  return SEATS.find((seat) => seat === value);
}

export function cardOf(event: SeenEvent, field: string): CardId | undefined {
  const value = fieldOf(event, field);
  return isCardId(value) ? value : undefined;
}

export function cardsOf(event: SeenEvent, field: string): readonly CardId[] {
  const value = fieldOf(event, field);
  return Array.isArray(value) ? value.filter(isCardId) : [];
}

export function numbersOf(event: SeenEvent, field: string): readonly number[] {
  const value = fieldOf(event, field);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** What made the event happen; nothing for what the rules do by themselves. */
export function causeOf(event: SeenEvent): SeenCause | undefined {
  const cause = fieldOf(event, 'cause');
  if (!isRecord(cause)) return undefined;
  const { is, ability, by } = cause;
  return is === 'ability' || is === 'cost' ? usedBy(is, ability, by) : undefined;
}

/** Whether it only pays for something from a pool. */
export function isPayment(event: SeenEvent): boolean {
  return causeOf(event)?.is === 'cost' && seatOf(event, 'seat') !== undefined && fieldOf(event, 'amount') !== undefined;
}

/** The use of an ability that an event is about. */
export function usageOf(event: SeenEvent): SeenCause | undefined {
  return usedBy('ability', fieldOf(event, 'ability'), fieldOf(event, 'by'));
}

/** The ability that a lasting effect comes from. */
export function sourceOf(event: SeenEvent): SeenCause | undefined {
  const effect = fieldOf(event, 'effect');
  return isRecord(effect) ? usedBy('ability', effect.source, effect.by) : undefined;
}

/** The cards that a lasting effect is for. */
export function affectedBy(event: SeenEvent): readonly CardId[] {
  const effect = fieldOf(event, 'effect');
  const cards = isRecord(effect) ? effect.cards : undefined;
  return Array.isArray(cards) ? cards.filter(isCardId) : [];
}

/** What a lasting effect adds to its numbers. */
export function addedBy(event: SeenEvent): readonly { readonly stat: string; readonly by: number }[] {
  const effect = fieldOf(event, 'effect');
  const gives = isRecord(effect) ? effect.gives : undefined;
  if (!Array.isArray(gives)) return [];
  return gives.flatMap((given: unknown) => {
    if (!isRecord(given)) return [];
    const { is, stat, by } = given;
    return is === 'add' && typeof stat === 'string' && typeof by === 'number' ? [{ stat, by }] : [];
  });
}

function usedBy(is: SeenCause['is'], ability: unknown, by: unknown): SeenCause | undefined {
  const seat = SEATS.find((one) => one === by);
  if (!isRecord(ability) || seat === undefined) return undefined;
  const { self, printed, key } = ability;
  if (!isCardId(self) || typeof printed !== 'string' || typeof key !== 'string') return undefined;
  return { is, self, printed, by: seat, thread: `${self}/${key}` };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
