import { type CardId, isCardId, type Option, type Question } from '@kronika/kernel';
import * as z from 'zod';

/**
 * What a seat wants to happen in a window where it may pass: stop there always, stop only when there is something else
 * than to pass, or pass always. Where people guard their hands from each other the second one cannot look at the hand
 * without giving it away; see `answerByOrders`.
 */
export const orderSchema = z.literal(['stop', 'whenICanAct', 'pass']);

export type Order = z.infer<typeof orderSchema>;

/** The windows one can have an order for are few; more than this is no order but an attack. */
const MOST_WINDOWS = 200;

/** A seat's standing orders: by window, and for all others. */
export const ordersSchema = z.strictObject({
  otherwise: orderSchema,
  windows: z
    .record(z.string().max(200), orderSchema)
    .refine((windows) => Object.keys(windows).length <= MOST_WINDOWS, `expected at most ${MOST_WINDOWS} windows`),
});

export type StandingOrders = z.infer<typeof ordersSchema>;

/** Nobody is stopped with nothing to do, unless the seat says otherwise. */
export const DEFAULT_ORDERS: StandingOrders = { otherwise: 'whenICanAct', windows: {} };

/** The name of the window a question belongs to; questions without a pass belong to none. */
export function windowOf(question: Question): string | undefined {
  return passIn(question) === undefined ? undefined : windowName(question.message);
}

/** The place of the pass among the options, where a question is nothing but a choice that can be passed. */
export function passIn(question: Question): number | undefined {
  if (question.is !== 'choose') return undefined;
  const place = question.options.findIndex(({ is }) => is === 'pass');
  return place < 0 ? undefined : place;
}

/** The card that an option would use, where it is one of a window: playing it, or using an ability of it. */
export function usedCard(option: Option): CardId | undefined {
  return option.is === 'use' && 'card' in option && isCardId(option.card) ? option.card : undefined;
}

/**
 * Whether a question is a window and nothing more: answer to something or use a card, or pass. A pass that gives up
 * something else, such as the right to attack, is a choice of one's own.
 */
export function isPlainWindow(question: Question): boolean {
  if (question.is !== 'choose' || passIn(question) === undefined) return false;
  return (
    isAnswering(question) || question.options.every((option) => option.is === 'pass' || usedCard(option) !== undefined)
  );
}

function windowName(message: { readonly key: string; readonly kind?: unknown; readonly events?: unknown }): string {
  const kind = typeof message.kind === 'string' ? [message.kind] : [];
  const events = Array.isArray(message.events) ? message.events.map(String) : [];
  return [message.key, ...kind, ...events].join('/');
}

/**
 * How a table asks who may answer to something: `open`, every seat that might by what everybody knows; `brief`, only
 * seats that can, so that whom the match waits for tells something about hidden cards.
 */
export type Windows = 'open' | 'brief';

/** An answer that standing orders give. */
export interface OrderedAnswer {
  readonly answer: number;
  /**
   * `said`: the seat has said so beforehand, or has nothing to say. `unlessHeld`: the seat, if it is there, has some
   * time to answer otherwise or to say `hold`.
   */
  readonly comes: 'said' | 'unlessHeld';
}

/** What a window looks like to who sits there. */
export interface Sitting {
  /** `guarded`: nobody may learn by the time it takes whether the seat holds something. */
  readonly hands: 'guarded' | 'free';
  /** How many of the options, besides passing, the seat wants to be asked about. */
  readonly answers: number;
}

/**
 * What the orders say about a question; `undefined`: the seat is to answer itself. Where hands are guarded it rests on
 * nothing but the orders and on what everybody knows: otherwise the others could see by the time it takes whether the
 * seat holds something.
 */
export function answerByOrders(
  { otherwise, windows }: StandingOrders,
  question: Question,
  { hands, answers }: Sitting,
): OrderedAnswer | undefined {
  const window = windowOf(question);
  const answer = passIn(question);
  if (window === undefined || answer === undefined) return undefined;
  const order = windows[window] ?? otherwise;
  switch (order) {
    case 'stop':
      return undefined;
    case 'pass':
      return { answer, comes: 'said' };
    case 'whenICanAct':
      if (hands === 'free') return answers === 0 ? { answer, comes: 'said' } : undefined;
      // Actions are a seat's own turn; nobody should lose it by thinking.
      return isAnswering(question) ? { answer, comes: 'unlessHeld' } : undefined;
  }
}

/** Whether the question is about answering to something that happens, not about acting of one's own accord. */
function isAnswering({ message }: { readonly message: { readonly key: string; readonly events?: unknown } }): boolean {
  return Array.isArray(message.events);
}
