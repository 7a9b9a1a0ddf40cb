import { type CardCensus, countCards, type Lang, type ListedCard } from '@kronika/kernel';
import { cardText, headWords } from '../text/card-text.ts';
import { foeName, heroName } from '../text/names.ts';
import type { Fact } from './fact.ts';
import { allFacts, factOf, printedOf, segmentsOf } from './library.ts';

/** Whose card it is. */
function sideOf(fact: Fact, lang: Lang): string {
  if (fact.is === 'ability' && fact.hero !== undefined) return heroName(fact.hero)[lang];
  if (fact.is === 'solo' && fact.owner !== undefined) return foeName(fact.owner)[lang];
  return { pl: 'wszyscy', en: 'everybody' }[lang];
}

/** All cards: abilities, poisons, and the cards of AI opponents. */
export function listSenjutsuCards(lang: Lang): readonly ListedCard[] {
  return allFacts().map((fact) => ({
    id: printedOf(fact),
    name: fact.name[lang],
    type: headWords(fact, lang).slice(0, 1).join(', '),
    side: sideOf(fact, lang),
    text: cardText(printedOf(fact), lang),
  }));
}

/**
 * Counts the cards; the scenarios by what stands in the sources of the tests. Whatever lines a card has, the
 * interpreter knows them all, so a card is done as soon as it has lines; poisons are rules of their own.
 */
export function countSenjutsuCards(tests: readonly string[]): CardCensus {
  return countCards(
    allFacts().map(printedOf),
    (id) => factOf(id).is === 'poison' || segmentsOf(id).some(({ lines }) => lines.length > 0),
    tests,
  );
}
