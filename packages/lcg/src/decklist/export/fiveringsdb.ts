import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { writtenCards } from './written-card.ts';

/** The deck as FiveRingsDB answers with it. What the site itself added to an imported deck is written back. */
export function writeFiveRingsDb(deck: DeckList, catalogue: Catalogue): string {
  const { format, clan, splash, version, description, source } = deck.meta;
  const counts = new Map<string, number>();
  for (const { entry } of writtenCards(deck, catalogue))
    counts.set(entry.id, (counts.get(entry.id) ?? 0) + entry.quantity);
  const record = {
    ...(source?.site === 'fiveringsdb' ? source.fields : {}),
    name: deck.name,
    format,
    primary_clan: clan,
    secondary_clan: splash,
    description,
    version_number: version,
    cards: Object.fromEntries(counts),
  };
  return `${JSON.stringify({ success: true, record }, undefined, 2)}\n`;
}
