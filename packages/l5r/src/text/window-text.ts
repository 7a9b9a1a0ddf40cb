import type { EventRef } from '@kronika/lcg';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';
import { WINDOWS } from './windows.ts';

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(names: Names, event: EventRef, view: L5rView): string {
  const cards = cardsText(names, event, view);
  return cards === undefined ? kindName(names, event) : `${kindName(names, event)} (${cards})`;
}

/** Names several events; those of one kind together. */
export function eventNames(names: Names, events: readonly EventRef[], view: L5rView): string {
  const kinds = [...new Set(events.map((event) => kindName(names, event)))];
  return kinds
    .map((kind) => {
      const those = events.filter((event) => kindName(names, event) === kind);
      const cards = those.flatMap((event) => cardsText(names, event, view) ?? []);
      return cards.length === 0 ? kind : `${kind} (${cards.join(', ')})`;
    })
    .join('; ');
}

/** The card it happens to, and what that was aimed at: `For Shame! → Doji Whisperer`. */
function cardsText(names: Names, { card, cards }: EventRef, view: L5rView): string | undefined {
  if (card === undefined) return undefined;
  return cards === undefined ? names.card(view, card) : `${names.card(view, card)} → ${names.cards(view, cards)}`;
}

function kindName({ lang }: Names, { is, period }: EventRef): string {
  return WINDOWS[period === undefined ? is : `${is}.${period}`]?.[lang] ?? is;
}
