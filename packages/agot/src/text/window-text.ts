import { type EventNaming, type EventRef, eventName as nameOf, eventNames as namesOf } from '@kronika/lcg';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { WINDOWS } from './windows.ts';

function naming(names: Names, view: AgotView): EventNaming {
  return {
    lang: names.lang,
    kinds: WINDOWS,
    card: (card) => names.card(view, card),
    cards: (cards) => names.cards(view, cards),
  };
}

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(names: Names, event: EventRef, view: AgotView): string {
  return nameOf(naming(names, view), event);
}

/** What is understood when something else is named: a challenge that is initiated begins, and its attackers are declared. */
const UNDERSTOOD: Readonly<Record<string, readonly string[]>> = {
  challengeInitiated: ['periodBegan', 'declared', 'knelt'],
  defendersDeclared: ['declared', 'knelt'],
  challengeEnded: ['periodEnded'],
};

/** Names several events; those of one kind together, and what follows from another one not at all. */
export function eventNames(names: Names, events: readonly EventRef[], view: AgotView): string {
  const understood = events.flatMap(({ is }) => UNDERSTOOD[is] ?? []);
  return namesOf(
    naming(names, view),
    events.filter(({ is }) => !understood.includes(is)),
  );
}
