import type { EventRef } from '@kronika/lcg';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';
import { WINDOWS } from './windows.ts';

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(names: Names, event: EventRef, view: L5rView): string {
  return event.card === undefined
    ? kindName(names, event)
    : `${kindName(names, event)} (${names.card(view, event.card)})`;
}

/** Names several events; those of one kind together. */
export function eventNames(names: Names, events: readonly EventRef[], view: L5rView): string {
  const kinds = [...new Set(events.map((event) => kindName(names, event)))];
  return kinds
    .map((kind) => {
      const those = events.filter((event) => kindName(names, event) === kind);
      const cards = those.flatMap(({ card }) => (card === undefined ? [] : [names.card(view, card)]));
      return cards.length === 0 ? kind : `${kind} (${cards.join(', ')})`;
    })
    .join('; ');
}

function kindName({ lang }: Names, { is, period }: EventRef): string {
  return WINDOWS[period === undefined ? is : `${is}.${period}`]?.[lang] ?? is;
}
