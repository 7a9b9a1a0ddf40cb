import { copiesByName, type DeckRule, everyCard, exactly, zoneCards } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import { DECK_ZONES, type DeckCard, type DeckZone } from '../catalogue.ts';
import { DECK_SIZES, type DeckFormat } from '../format.ts';
import { heroOf } from '../hero-of.ts';
import { FOREIGN_SIGNATURE, FOREIGN_WEAPON, MISPLACED, ZONE_NOUNS } from './words.ts';

const cardsIn = (zone: DeckZone) => zoneCards<DeckCard>(zone, ZONE_NOUNS[zone]);

/** The rule that says what is in each part of the deck. */
const ZONE_RULES: Readonly<Record<DeckZone, RuleId>> = {
  hero: 'SEN-HERO-a',
  weapon: 'SEN-DECK-h',
  deck: 'SEN-DECK-i',
};

/** One hero, its weapons, and so many cards as the format says; core cards are not counted among them (SEN-DECK-i). */
export function shapeRules(format: DeckFormat): readonly DeckRule<DeckCard>[] {
  return [
    exactly('SEN-HERO-a', 1, cardsIn('hero')),
    exactly('SEN-DECK-h', (deck) => heroOf(deck)?.weaponCount ?? 1, cardsIn('weapon')),
    copiesByName('SEN-DECK-h', cardsIn('weapon'), () => 1),
    exactly(format === 'quick' ? 'SEN-DECK-a' : 'SEN-DECK-b', DECK_SIZES[format], cardsIn('deck')),
    ...DECK_ZONES.map((zone) =>
      everyCard<DeckCard>(
        ZONE_RULES[zone],
        { noun: ZONE_NOUNS[zone], holds: (holding) => holding.card.zone === zone && holding.zone !== zone },
        { fits: () => false, misfits: MISPLACED[zone] },
      ),
    ),
  ];
}

/** What only some heroes may use. */
export const heroRules: readonly DeckRule<DeckCard>[] = [
  everyCard('SEN-DECK-h', cardsIn('weapon'), {
    misfits: FOREIGN_WEAPON,
    fits: ({ fact }, deck) => {
      const hero = heroOf(deck);
      return hero === undefined || (fact.weapon !== undefined && hero.weapons.includes(fact.weapon));
    },
  }),
  everyCard('SEN-DECK-j', cardsIn('deck'), {
    misfits: FOREIGN_SIGNATURE,
    fits: ({ fact }, deck) => {
      const hero = heroOf(deck);
      return hero === undefined || fact.hero === undefined || fact.hero === hero.id;
    },
  }),
];
