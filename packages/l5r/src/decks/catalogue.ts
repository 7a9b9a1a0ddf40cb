import { type Catalogue, type CatalogueCard, catalogueOf, type Holdings } from '@kronika/decks';
import { FACTS, type Fact } from '../cards/fact.ts';
import { cardName } from '../text/names.ts';

/** The parts of a deck, in the order in which they are written. */
export const DECK_ZONES = ['stronghold', 'role', 'provinces', 'dynasty', 'conflict'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** A card as deck lists know it. */
export interface L5rCard extends CatalogueCard {
  readonly zone: DeckZone;
  readonly fact: Fact;
}

/** A deck whose cards were looked up. */
export type L5rHoldings = Holdings<L5rCard>;

/** The code of the core set. */
const CORE = 'core';

/** All cards a deck can be built from, findable by their Polish and English names. */
export const l5rCatalogue: Catalogue<L5rCard> = catalogueOf({
  game: 'l5r',
  zones: DECK_ZONES,
  packs: [{ id: CORE, name: { en: 'Core Set', pl: 'Zestaw podstawowy' }, aliases: ['Core'], released: '2017-10-05' }],
  cards: FACTS.map(cardOf),
});

/** The catalogue's card for what is printed. */
export function cardOf(fact: Fact): L5rCard {
  return { id: fact.id, name: cardName(fact), type: fact.type, zone: zoneOf(fact), packs: [CORE], fact };
}

function zoneOf(fact: Fact): DeckZone {
  switch (fact.type) {
    case 'stronghold':
    case 'role':
      return fact.type;
    case 'province':
      return 'provinces';
    default:
      return fact.side;
  }
}
