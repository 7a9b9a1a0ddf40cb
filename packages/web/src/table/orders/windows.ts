import type { Order, StandingOrders } from '@kronika/protocol';
import type { Telling } from '../choosing/told.ts';

/** The orders with one for this window, or without. */
export function ordersWith(
  { otherwise, windows }: StandingOrders,
  window: string,
  order: Order | 'otherwise',
): StandingOrders {
  const { [window]: _, ...others } = windows;
  return { otherwise, windows: order === 'otherwise' ? others : { ...others, [window]: order } };
}

/** What a window is called: what is asked in it, and the events it is about. */
export function windowWords({ module, lang, view }: Telling, window: string): string {
  const [key = window, kind, ...events] = window.split('/');
  const about = events.map((is) => ({ is }));
  const message = { key, ...(about.length === 0 ? {} : { about }) };
  const text = module.text[lang];
  const asked = text.window?.(message, view) ?? key;
  if (kind === undefined) return asked;
  const withKind = { ...message, kind };
  const named = text.window?.(withKind, view) ?? key;
  // A game that does not name the kind in its own words has it behind them.
  return named !== asked || events.length > 0 ? named : `${asked} (${kind})`;
}
