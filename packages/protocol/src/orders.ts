import type { Question } from '@kronika/kernel';
import * as z from 'zod';

/**
 * What a seat wants to happen in a window where it may pass:
 * stop there always, stop only when there is something else than to pass, or pass always.
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

function windowName(message: { readonly key: string; readonly kind?: unknown; readonly events?: unknown }): string {
  const kind = typeof message.kind === 'string' ? [message.kind] : [];
  const events = Array.isArray(message.events) ? message.events.map(String) : [];
  return [message.key, ...kind, ...events].join('/');
}

/** What the orders say about a question; `undefined`: the seat is to answer itself. */
export function answerByOrders({ otherwise, windows }: StandingOrders, question: Question): number | undefined {
  const window = windowOf(question);
  const pass = passIn(question);
  if (window === undefined || pass === undefined || question.is !== 'choose') return undefined;
  const order = windows[window] ?? otherwise;
  if (order === 'pass') return pass;
  return order === 'whenICanAct' && question.options.length === 1 ? pass : undefined;
}
