import { type Catalogue, type CatalogueCard, catalogueOf, type Holdings } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { ABILITIES } from '../cards/all.ts';
import type { AbilityFact } from '../cards/fact.ts';

/** The parts of a deck: the core ability, which says whose deck it is; core weapons; and the cards that are drawn. */
export const DECK_ZONES = ['hero', 'weapon', 'deck'] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** A card as deck lists know it. */
export interface DeckCard extends CatalogueCard {
  readonly zone: DeckZone;
  readonly fact: AbilityFact;
}

/** A deck whose cards were looked up. */
export type SenjutsuHoldings = Holdings<DeckCard>;

/** Where core cards go. */
const ZONE_OF: Readonly<Record<'ability' | 'weapon', DeckZone>> = { ability: 'hero', weapon: 'weapon' };

/** All cards a deck can be built from, findable by their Polish and English names and their serial numbers. */
export const senjutsuCatalogue: Catalogue<DeckCard> = catalogueOf({
  game: 'senjutsu',
  zones: DECK_ZONES,
  packs: [
    { id: 'base', name: { en: 'Battle for Japan', pl: 'Bitwa o Japonię' }, released: '2022-10-01' },
    { id: 'expansion', name: { en: 'Expansions', pl: 'Dodatki' }, released: '2022-10-02' },
  ],
  cards: ABILITIES.map(cardOf),
});

/** The catalogue's card for what is printed. */
export function cardOf(fact: AbilityFact): DeckCard {
  return {
    id: printedId(fact.id),
    name: fact.name,
    type: fact.type,
    zone: zoneOf(fact),
    packs: [fact.set],
    codes: [fact.serial],
    fact,
  };
}

function zoneOf({ core }: AbilityFact): DeckZone {
  return core === undefined ? 'deck' : ZONE_OF[core];
}
