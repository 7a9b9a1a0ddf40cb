import type { CardId, Message, Option, SeatId } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** A cost whose payer first picks the cards it is paid with. */
export interface PickedCost<S extends LcgState, E extends LcgEvent> {
  readonly is: 'picked';
  readonly message: Message;
  readonly count: number;
  /** The payer's own cards that could pay; whether each really can is judged by the event it makes. */
  from(state: S, use: Use<E>, payer: SeatId): readonly CardId[];
  pay(state: S, use: Use<E>, card: CardId): E;
}

/** A cost there is nothing to choose about: bow this card, spend 2 fate. `undefined` when it comes down to nothing. */
export interface FixedCost<S extends LcgState, E extends LcgEvent> {
  readonly is: 'fixed';
  pay(state: S, use: Use<E>): readonly E[];
}

/** A cost whose payer first chooses how it is paid: on which ring, from which province. The answer is in `use.chosen`. */
export interface ChosenCost<S extends LcgState, E extends LcgEvent> {
  readonly is: 'chosen';
  readonly message: Message;
  options(state: S, use: Use<E>): readonly Option[];
  pay(state: S, use: Use<E>, chosen: Option): readonly E[];
}

/** What has to be given before the effect. Everything is paid at the same time. */
export type Cost<S extends LcgState, E extends LcgEvent> = PickedCost<S, E> | FixedCost<S, E> | ChosenCost<S, E>;

/** A cost that makes these events. */
export function pay<S extends LcgState, E extends LcgEvent>(
  make: (state: S, use: Use<E>) => E | readonly E[],
): FixedCost<S, E> {
  return {
    is: 'fixed',
    pay: (state, use) => {
      const made = make(state, use);
      return isList(made) ? made : [made];
    },
  };
}

/** A cost paid with cards the payer picks. */
export function payWith<S extends LcgState, E extends LcgEvent>(cost: Omit<PickedCost<S, E>, 'is'>): PickedCost<S, E> {
  return { is: 'picked', ...cost };
}

/** A cost paid in a way the payer chooses. */
export function payBy<S extends LcgState, E extends LcgEvent>(cost: Omit<ChosenCost<S, E>, 'is'>): ChosenCost<S, E> {
  return { is: 'chosen', ...cost };
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
