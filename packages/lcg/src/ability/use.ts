import type { CardId, SeatId } from '@kronika/kernel';
import type { AbilityRef, LcgEvent } from '../state.ts';

/** The event an ability answers to, as it was, and its place among the events of its sequence. */
export interface Trigger<E> {
  readonly event: E;
  readonly at: number;
}

/**
 * One use of an ability, from the declaration to the end of its resolution. It travels in the frames,
 * so two uses at once never mix up their targets.
 */
export interface Use<E extends LcgEvent = LcgEvent> {
  readonly ability: AbilityRef;
  /** Who uses it and makes its decisions. */
  readonly by: SeatId;
  /** The kind of action window it is used in. */
  readonly window?: string;
  readonly trigger?: Trigger<E>;
  /** What was chosen as targets, by the target's name. */
  readonly targets: Readonly<Record<string, readonly CardId[]>>;
  /** What costs were paid with, by the cost's name. */
  readonly paid: Readonly<Record<string, readonly CardId[]>>;
  /** What was answered while resolving, by the question's name. */
  readonly chosen: Readonly<Record<string, unknown>>;
  /** 0 for the first resolution, 1 when it resolves a second time. */
  readonly resolution: number;
}

export function useOf<E extends LcgEvent>(
  ability: AbilityRef,
  by: SeatId,
  from: Pick<Use<E>, 'window' | 'trigger'> = {},
): Use<E> {
  const { trigger, window } = from;
  // Written out, because uses of one shape are read faster than uses of many.
  if (trigger !== undefined)
    return { ability, by, targets: NOTHING, paid: NOTHING, chosen: NOTHING, resolution: 0, trigger };
  return window === undefined
    ? { ability, by, targets: NOTHING, paid: NOTHING, chosen: NOTHING, resolution: 0 }
    : { ability, by, targets: NOTHING, paid: NOTHING, chosen: NOTHING, resolution: 0, window };
}

const NOTHING = {};

/** The use aimed at these cards. */
export function withTarget<E extends LcgEvent>(use: Use<E>, name: string, cards: readonly CardId[]): Use<E> {
  return useWith(use, { targets: withEntry(use.targets, name, cards), paid: use.paid, chosen: use.chosen });
}

/** The use paid with these cards. */
export function withPayment<E extends LcgEvent>(use: Use<E>, name: string, cards: readonly CardId[]): Use<E> {
  return useWith(use, { targets: use.targets, paid: withEntry(use.paid, name, cards), chosen: use.chosen });
}

/** The use with the answer to one of its questions. */
export function withChoice<E extends LcgEvent>(use: Use<E>, name: string, answer: unknown): Use<E> {
  return useWith(use, { targets: use.targets, paid: use.paid, chosen: withEntry(use.chosen, name, answer) });
}

/** The name of the number that was settled in choosing the use. */
const AMOUNT = 'amount';

/** The use with the number that was settled in choosing it. */
export function withAmount<E extends LcgEvent>(use: Use<E>, amount: number): Use<E> {
  return withChoice(use, AMOUNT, amount);
}

/** The number that was settled in choosing the use, if one was. */
export function amountOf({ chosen }: Pick<Use, 'chosen'>): number | undefined {
  const amount = chosen[AMOUNT];
  return typeof amount === 'number' ? amount : undefined;
}

/** The use with other decisions. Written out: whoever looks for what is possible tries one after another. */
function useWith<E extends LcgEvent>(
  { ability, by, resolution, trigger, window }: Use<E>,
  { targets, paid, chosen }: Pick<Use<E>, 'targets' | 'paid' | 'chosen'>,
): Use<E> {
  if (trigger !== undefined) return { ability, by, targets, paid, chosen, resolution, trigger };
  return window === undefined
    ? { ability, by, targets, paid, chosen, resolution }
    : { ability, by, targets, paid, chosen, resolution, window };
}

/** The record with one entry more. A name that is worked out is set faster than written into a spread. */
function withEntry<T>(record: Readonly<Record<string, T>>, name: string, value: T): Readonly<Record<string, T>> {
  const copy: Record<string, T> = Object.assign({}, record);
  copy[name] = value;
  return copy;
}
