import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { writtenCards } from './written-card.ts';

/** The deck as a JSON object of EmeraldDB's shape. What the site itself added to an imported deck is written back. */
export function writeEmeraldDb(deck: DeckList, catalogue: Catalogue): string {
  const { format, clan, splash, version, description, source } = deck.meta;
  const cards = writtenCards(deck, catalogue);
  const counts = new Map<string, number>();
  for (const { entry } of cards) counts.set(entry.id, (counts.get(entry.id) ?? 0) + entry.quantity);
  const file = {
    ...(source?.site === 'emeralddb' ? source.fields : {}),
    name: deck.name,
    format,
    primary_clan: clan,
    secondary_clan: splash,
    description,
    version_number: version,
    cards: Object.fromEntries(counts),
    card_pack_ids: Object.fromEntries(cards.flatMap(({ entry, pack }) => (pack ? [[entry.id, pack.id]] : []))),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
