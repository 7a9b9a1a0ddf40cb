import { atLeast, atMost, type DeckRule, everyCard, exactly } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import { type AgotCard, DECK_ZONES, type DeckZone } from '../catalogue.ts';
import { cardsIn, misplaced } from './groups.ts';
import { MISPLACED } from './words.ts';

/** The rule that says what is in each part of the deck. */
const ZONE_RULES: Readonly<Record<DeckZone, RuleId>> = {
  faction: 'AGOT-DECK-a',
  agenda: 'AGOT-DECK-a',
  plots: 'AGOT-DECK-b',
  draw: 'AGOT-DECK-c',
};

/** What a deck consists of (AGOT-COMP-b). */
export const shapeRules: readonly DeckRule<AgotCard>[] = [
  exactly('AGOT-DECK-a', 1, cardsIn('faction')),
  atMost('AGOT-DECK-a', 1, cardsIn('agenda')),
  exactly('AGOT-DECK-b', 7, cardsIn('plots')),
  atLeast('AGOT-DECK-c', 60, cardsIn('draw')),
  ...DECK_ZONES.map((zone) =>
    everyCard(ZONE_RULES[zone], misplaced(zone), { fits: () => false, misfits: MISPLACED[zone] }),
  ),
];
