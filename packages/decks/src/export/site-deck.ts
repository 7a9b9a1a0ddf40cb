import type { DeckList } from '../deck-list.ts';
import type { WrittenCard } from './written-card.ts';

/** What both deck sites write of a deck, by the same names. What the site itself added to an imported deck is written back. */
export function siteDeck(deck: DeckList, cards: readonly WrittenCard[], site: 'emeralddb' | 'fiveringsdb') {
  const { format, clan, splash, version, description, source } = deck.meta;
  const counts = new Map<string, number>();
  for (const { entry } of cards) counts.set(entry.id, (counts.get(entry.id) ?? 0) + entry.quantity);
  return {
    ...(source?.site === site ? source.fields : {}),
    name: deck.name,
    format,
    primary_clan: clan,
    secondary_clan: splash,
    description,
    version_number: version,
    cards: Object.fromEntries(counts),
  };
}
