import type { CardId, Lang, Phrase } from '@kronika/kernel';
import type { EventRef } from '../window/event-ref.ts';

/** How a game names what a window is about. */
export interface EventNaming {
  readonly lang: Lang;
  /** What kinds of event are called; those of periods as `periodBegan.phase`. */
  readonly kinds: Readonly<Record<string, Phrase>>;
  card(card: CardId): string;
  cards(cards: readonly CardId[]): string;
}

/** Names an event that can be answered to, with the card it happens to. */
export function eventName(naming: EventNaming, event: EventRef): string {
  const cards = cardsText(naming, event);
  return cards === undefined ? kindName(naming, event) : `${kindName(naming, event)} (${cards})`;
}

/** Names several events; those of one kind together. */
export function eventNames(naming: EventNaming, events: readonly EventRef[]): string {
  const kinds = [...new Set(events.map((event) => kindName(naming, event)))];
  return kinds
    .map((kind) => {
      const those = events.filter((event) => kindName(naming, event) === kind);
      const cards = those.flatMap((event) => cardsText(naming, event) ?? []);
      return cards.length === 0 ? kind : `${kind} (${cards.join(', ')})`;
    })
    .join('; ');
}

/** The card it happens to, and what that was aimed at: `For Shame! → Doji Whisperer`. */
function cardsText(naming: EventNaming, { card, cards }: EventRef): string | undefined {
  if (card === undefined) return undefined;
  return cards === undefined ? naming.card(card) : `${naming.card(card)} → ${naming.cards(cards)}`;
}

function kindName({ lang, kinds }: EventNaming, { is, period }: EventRef): string {
  return kinds[period === undefined ? is : `${is}.${period}`]?.[lang] ?? is;
}
