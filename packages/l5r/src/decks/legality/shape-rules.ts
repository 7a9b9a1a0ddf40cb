import { atMost, copiesByName, type DeckRule, everyCard, exactly, oneOfEach, requires, those } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import { DECK_ZONES, type DeckZone, type L5rCard, type L5rHoldings } from '../catalogue.ts';
import { roleOf } from '../clans.ts';
import { allCards, cardsIn, conflictCharacters, misplaced } from './groups.ts';
import { CARDS, MISPLACED, NEEDED_ROLES, PROVINCES } from './words.ts';

const provinces = cardsIn('provinces');

/** The rule that says what is in each part of the deck. */
const ZONE_RULES: Readonly<Record<DeckZone, RuleId>> = {
  stronghold: 'L5R-DECK-a',
  role: 'L5R-DECK-b',
  provinces: 'L5R-DECK-h',
  dynasty: 'L5R-DECK-c',
  conflict: 'L5R-DECK-d',
};

/** A Seeker role lets a second province of its element replace any other (L5R-DECK-k). */
function seekerElement(deck: L5rHoldings): string | undefined {
  const role = roleOf(deck);
  return role?.traits.includes('seeker') ? role.element : undefined;
}

function elementOf({ fact }: L5rCard): string {
  return fact.type === 'province' ? fact.element : '';
}

function needing(trait: 'keeper' | 'seeker'): DeckRule<L5rCard> {
  const marked = those(allCards, CARDS, ({ fact }) => fact.roleRestriction === trait);
  return requires('L5R-DECK-l', marked, {
    what: NEEDED_ROLES[trait],
    isThere: (_, deck) => roleOf(deck)?.traits.includes(trait) ?? false,
  });
}

/** What a deck consists of, whatever the size of its two decks. */
export const shapeRules: readonly DeckRule<L5rCard>[] = [
  exactly('L5R-DECK-a', 1, cardsIn('stronghold')),
  atMost('L5R-DECK-b', 1, cardsIn('role')),
  exactly('L5R-DECK-h', 5, provinces),
  oneOfEach('L5R-DECK-h', { group: provinces, kinds: PROVINCES, kindOf: elementOf, substitute: seekerElement }),
  copiesByName('L5R-DECK-h', provinces, () => 1),
  atMost('L5R-DECK-e', 10, conflictCharacters),
  needing('keeper'),
  needing('seeker'),
  ...DECK_ZONES.map((zone) =>
    everyCard(ZONE_RULES[zone], misplaced(zone), { fits: () => false, misfits: MISPLACED[zone] }),
  ),
];
