import type { Call, QuestionFor } from '@kronika/kernel';
import type { LcgEvent, LcgState } from '../state.ts';
import type { Use } from './use.ts';

/** Changes what is about to happen: the event an interrupt answers to. */
export type Amendment<E> =
  /** It does not happen. */
  | { readonly is: 'cancel'; readonly at: number }
  /** Something else becomes imminent in its place, and may be interrupted in turn. */
  | { readonly is: 'change'; readonly at: number; readonly event: E }
  /** When it would happen, this happens instead; it still counts as having happened. */
  | { readonly is: 'instead'; readonly at: number; readonly events: readonly E[] };

/** Asks while the effect resolves; the answer is found in `use.chosen`. */
export interface AskPart {
  readonly do: 'ask';
  readonly into: string;
  readonly question: QuestionFor<unknown>;
}

/** Runs a procedure of the rules (a duel, a ring's effect); what it gives back is found in `use.chosen`. */
export interface CallPart {
  readonly do: 'call';
  readonly into: string;
  readonly call: Call;
}

export interface AmendPart<E> {
  readonly do: 'amend';
  readonly amendment: Amendment<E>;
}

/** Resolves the ability a second time: targets are chosen anew, costs are not paid again. */
export interface AgainPart {
  readonly do: 'again';
}

/** What one part of an effect asks for: events that happen at the same time, or one of the above. */
export type Part<E> = undefined | E | readonly E[] | AskPart | CallPart | AmendPart<E> | AgainPart;

export type PartMaker<S extends LcgState, E extends LcgEvent> = (state: S, use: Use<E>) => Part<E>;

/** A part behind "then": attempted only if the part before it was resolved fully. */
export interface ThenPart<S extends LcgState, E extends LcgEvent> {
  readonly ifFully: PartMaker<S, E>;
}

/** An effect: one part, or several that resolve one after another. */
export type Effect<S extends LcgState, E extends LcgEvent> =
  | PartMaker<S, E>
  | readonly (PartMaker<S, E> | ThenPart<S, E>)[];

export function partsOf<S extends LcgState, E extends LcgEvent>(
  effect: Effect<S, E>,
): readonly (PartMaker<S, E> | ThenPart<S, E>)[] {
  return typeof effect === 'function' ? [effect] : effect;
}

export function makerOf<S extends LcgState, E extends LcgEvent>(
  part: PartMaker<S, E> | ThenPart<S, E>,
): PartMaker<S, E> {
  return typeof part === 'function' ? part : part.ifFully;
}

/** The events a part makes, if it makes any. */
export function eventsOf<E extends LcgEvent>(part: Part<E>): readonly E[] | undefined {
  if (part === undefined) return [];
  if (isEvents(part)) return part;
  return isEvent(part) ? [part] : undefined;
}

function isEvents<E extends LcgEvent>(part: Part<E>): part is readonly E[] {
  return Array.isArray(part);
}

function isEvent<E extends LcgEvent>(part: E | AskPart | CallPart | AmendPart<E> | AgainPart): part is E {
  return 'is' in part;
}

export function andThen<S extends LcgState, E extends LcgEvent>(part: PartMaker<S, E>): ThenPart<S, E> {
  return { ifFully: part };
}

export function asking(into: string, question: QuestionFor<unknown>): AskPart {
  return { do: 'ask', into, question };
}

export function calling(into: string, call: Call): CallPart {
  return { do: 'call', into, call };
}

export const again: AgainPart = { do: 'again' };

/** Cancels the event the ability answers to. A save is a cancelled departure. */
export function cancelIt<E extends LcgEvent>(use: Use<E>): AmendPart<E> | undefined {
  return use.trigger && { do: 'amend', amendment: { is: 'cancel', at: use.trigger.at } };
}

export function changeIt<E extends LcgEvent>(use: Use<E>, event: E): AmendPart<E> | undefined {
  return use.trigger && { do: 'amend', amendment: { is: 'change', at: use.trigger.at, event } };
}

export function insteadOfIt<E extends LcgEvent>(use: Use<E>, ...events: readonly E[]): AmendPart<E> | undefined {
  return use.trigger && { do: 'amend', amendment: { is: 'instead', at: use.trigger.at, events } };
}
