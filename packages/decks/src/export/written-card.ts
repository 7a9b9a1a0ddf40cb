import type { Catalogue, CatalogueCard } from '../catalogue.ts';
import { type DeckEntry, type DeckList, mergedEntries } from '../deck-list.ts';
import type { Pack } from '../packs.ts';

/** An entry of a deck with the words other programs know it by. */
export interface WrittenCard {
  readonly entry: DeckEntry;
  /** The English name; of a card the catalogue does not know, its id. */
  readonly name: string;
  readonly card?: CatalogueCard;
  readonly pack?: Pack;
}

/** The cards of the deck, each with its name and pack, by the zones of the catalogue, then by name. */
export function writtenCards(deck: DeckList, catalogue: Catalogue): readonly WrittenCard[] {
  const place = new Map(catalogue.zones.map((zone, i) => [zone, i]));
  const placeOf = ({ entry }: WrittenCard): number => place.get(entry.zone) ?? catalogue.zones.length;
  return mergedEntries(deck.cards)
    .map((entry) => writtenCard(entry, deck, catalogue))
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1));
}

function writtenCard(entry: DeckEntry, deck: DeckList, catalogue: Catalogue): WrittenCard {
  const card = catalogue.card(entry.id);
  if (card === undefined) return { entry, name: entry.id };
  const said = deck.meta.packs?.[entry.id];
  const pack = (said === undefined ? undefined : catalogue.pack(said)) ?? catalogue.firstPack(card);
  const written = { entry, name: card.name.en, card };
  return pack === undefined ? written : { ...written, pack };
}
