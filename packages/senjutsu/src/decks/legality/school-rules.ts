import { atMostKinds, type CardGroup, type DeckRule, everyCard } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { DeckCard, SenjutsuHoldings } from '../catalogue.ts';
import { isSchool, SCHOOLS, type SchoolId, schoolOf } from '../schools.ts';
import { CARDS, OTHER_SCHOOL, SCHOOLS_NOUN } from './words.ts';

const schoolCards: CardGroup<DeckCard> = { noun: CARDS, holds: ({ card }) => schoolOf(card.id) !== undefined };

const NO_SCHOOL: Phrase = { pl: 'bez szkoły', en: 'no school' };

function nameOfSchool({ id }: DeckCard): Phrase {
  const school = schoolOf(id);
  return school === undefined ? NO_SCHOOL : SCHOOLS[school].name;
}

/** The school a deck has chosen: named with the deck; if nothing is said there, the school of its first school card. */
export function chosenSchool({ cards, meta }: SenjutsuHoldings): SchoolId | undefined {
  if (isSchool(meta.school)) return meta.school;
  if (meta.school === 'none') return undefined;
  for (const { card } of cards) {
    const school = schoolOf(card.id);
    if (school !== undefined) return school;
  }
  return undefined;
}

/** In tournaments a deck follows one school at most, and uses the cards of no other. */
export const schoolRules: readonly DeckRule<DeckCard>[] = [
  atMostKinds('SEN-DECK-k', 1, { group: schoolCards, noun: SCHOOLS_NOUN, kindOf: nameOfSchool }),
  everyCard('SEN-DECK-l', schoolCards, {
    misfits: OTHER_SCHOOL,
    fits: ({ id }, deck) => deck.meta.school === undefined || schoolOf(id) === chosenSchool(deck),
  }),
];
