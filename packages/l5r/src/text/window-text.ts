import { type EventNaming, type EventRef, eventName as nameOf, eventNames as namesOf } from '@kronika/lcg';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';
import { WINDOWS } from './windows.ts';

function naming(names: Names, view: L5rView): EventNaming {
  return {
    lang: names.lang,
    kinds: WINDOWS,
    card: (card) => names.card(view, card),
    cards: (cards) => names.cards(view, cards),
  };
}

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(names: Names, event: EventRef, view: L5rView): string {
  return nameOf(naming(names, view), event);
}

/** Names several events; those of one kind together. That a conflict begins or ends says less than what comes with it. */
export function eventNames(names: Names, events: readonly EventRef[], view: L5rView): string {
  const telling = events.filter(({ period }) => period !== 'conflict');
  return namesOf(naming(names, view), telling.length === 0 ? events : telling);
}
