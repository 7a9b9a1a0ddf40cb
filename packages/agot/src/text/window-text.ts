import type { EventRef } from '@kronika/lcg';
import type { AgotView } from '../view.ts';
import type { Names } from './names-in.ts';
import { WINDOWS } from './windows.ts';

/** What the kind of event is called. */
function kindName({ lang }: Names, { is, period, how }: EventRef): string {
  const more = period ?? how;
  return (WINDOWS[more === undefined ? is : `${is}.${more}`] ?? WINDOWS[is])?.[lang] ?? is;
}

/** The cards it happens to, and what that was aimed at: `Dracarys! → Arya Stark`. */
function cardsOf(names: Names, { card, cards }: EventRef, view: AgotView): readonly string[] {
  if (card === undefined) return [];
  return [cards === undefined ? names.card(view, card) : `${names.card(view, card)} → ${names.cards(view, cards)}`];
}

function listed(kind: string, cards: readonly string[]): string {
  if (cards.length === 0) return kind;
  const more = cards.length > 3 ? ` +${cards.length - 3}` : '';
  return `${kind} – ${cards.slice(0, 3).join(', ')}${more}`;
}

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(names: Names, event: EventRef, view: AgotView): string {
  return listed(kindName(names, event), cardsOf(names, event, view));
}

/** What is understood when something else is named: a challenge that is initiated begins, and its attackers are declared. */
const UNDERSTOOD: Readonly<Record<string, readonly string[]>> = {
  challengeInitiated: ['periodBegan', 'declared', 'knelt'],
  defendersDeclared: ['declared', 'knelt'],
  challengeEnded: ['periodEnded'],
};

function isKilled({ is, how }: EventRef): boolean {
  return is === 'leftPlay' && how === 'killed';
}

/** Names several events; those of one kind together, and what follows from another one not at all. */
export function eventNames(names: Names, events: readonly EventRef[], view: AgotView): string {
  const understood = events.flatMap(({ is }) => UNDERSTOOD[is] ?? []);
  const isKilling = events.some(isKilled);
  // What a character wears goes with it.
  const told = events.filter(
    (event) => !understood.includes(event.is) && !(isKilling && event.is === 'leftPlay' && !isKilled(event)),
  );
  const kinds = [...new Set(told.map((event) => kindName(names, event)))];
  const said = kinds.map((kind) =>
    listed(
      kind,
      told.filter((event) => kindName(names, event) === kind).flatMap((event) => cardsOf(names, event, view)),
    ),
  );
  // A title has room for what happened first; the rest is on the table.
  const [first = '', ...others] = said;
  return others.length > 0 && said.join(', ').length > 45 ? `${first} +${others.length}` : said.join(', ');
}
