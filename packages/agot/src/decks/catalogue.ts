import { type Catalogue, type CatalogueCard, catalogueOf, type Holdings } from '@kronika/decks';
import { FACTS, type Fact, type FactOf } from '../cards/fact.ts';
import { cardName } from '../text/names.ts';

/** The parts of a deck, in the order in which they are written. */
export const DECK_ZONES = ['faction', 'agenda', 'plots', 'draw'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** What decks are built from: everything but the titles, which belong to the table (AGOT-COMP-c). */
export type DeckFact = Exclude<Fact, FactOf<'title'>>;

/** A card as deck lists know it. */
export interface AgotCard extends CatalogueCard {
  readonly zone: DeckZone;
  readonly fact: DeckFact;
}

/** A deck whose cards were looked up. */
export type AgotHoldings = Holdings<AgotCard>;

/** The code of the core set. */
const CORE = 'Core';

/** All cards a deck can be built from, findable by their Polish and English names. */
export const agotCatalogue: Catalogue<AgotCard> = catalogueOf({
  game: 'agot',
  zones: DECK_ZONES,
  packs: [{ id: CORE, name: { en: 'Core Set', pl: 'Zestaw podstawowy' }, released: '2015-10-08' }],
  cards: FACTS.flatMap((fact) => (fact.type === 'title' ? [] : [cardOf(fact)])),
});

/** The catalogue's card for what is printed. */
export function cardOf(fact: DeckFact): AgotCard {
  return {
    id: fact.id,
    name: cardName(fact),
    type: fact.type,
    zone: zoneOf(fact),
    packs: [CORE],
    // Sites have no number for faction cards; they say the faction instead.
    codes: [fact.type === 'faction' ? fact.faction : fact.code],
    fact,
  };
}

function zoneOf({ type }: DeckFact): DeckZone {
  switch (type) {
    case 'faction':
    case 'agenda':
      return type;
    case 'plot':
      return 'plots';
    case 'character':
    case 'attachment':
    case 'location':
    case 'event':
      return 'draw';
  }
}
