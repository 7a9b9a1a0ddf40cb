import './index.ts';
import { type CardCensus, countCards, type Lang, type ListedCard } from '@kronika/kernel';
import { definedCards } from '../rules/card-definition.ts';
import { lineOf, textOf } from '../text/card-line.ts';
import { CARD_TYPE_NAMES, cardName, FACTION_NAMES } from '../text/names.ts';
import { FACTS } from './fact.ts';

/** All cards, in the order of the box. */
export function listAgotCards(lang: Lang): readonly ListedCard[] {
  return FACTS.map((fact) => ({
    id: fact.id,
    name: cardName(fact)[lang],
    type: CARD_TYPE_NAMES[fact.type][lang],
    side: FACTION_NAMES[fact.faction][lang],
    text: lineOf(fact.id, lang),
  }));
}

/** Counts the cards; the scenarios by what stands in the sources of the tests. */
export function countAgotCards(tests: readonly string[]): CardCensus {
  const defined = new Set(definedCards());
  return countCards(
    FACTS.map(({ id }) => id),
    (id) => defined.has(id) || textOf(id).en.length === 0,
    tests,
  );
}
