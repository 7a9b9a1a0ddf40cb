import { type CardCensus, countCards, type Lang, type ListedCard } from '@kronika/kernel';
import { CARD_FACTS, type CardFact, printedOf } from '../facts/library.ts';
import { isDefined } from '../powers/library.ts';
import { cardText } from '../text/cards/texts.ts';
import { SUIT_WORDS } from '../text/words.ts';
import './all.ts';

/** Visions and some sites are wholly part of the rules; every other card says itself what it does. */
function isImplemented({ back, name }: CardFact): boolean {
  return back === 'vision' || back === 'site' || isDefined(printedOf(name));
}

const TYPES: Readonly<Record<CardFact['back'], Readonly<Record<Lang, string>>>> = {
  denizen: { pl: 'Mieszkaniec', en: 'denizen' },
  vision: { pl: 'Wizja', en: 'Vision' },
  edifice: { pl: 'Budowla', en: 'edifice' },
  relic: { pl: 'relikt', en: 'relic' },
  site: { pl: 'obszar', en: 'site' },
};

export function listOathCards(lang: Lang): readonly ListedCard[] {
  return CARD_FACTS.map(({ name, back, suit }) => {
    const id = printedOf(name);
    const { name: named, text } = cardText(id);
    return {
      id,
      name: named[lang],
      type: TYPES[back][lang],
      side: suit === null ? '' : SUIT_WORDS[suit][lang],
      text: text[lang],
    };
  });
}

/** Counts the cards; the scenarios by the sources of the tests. */
export function countOathCards(tests: readonly string[]): CardCensus {
  const implemented = new Set(CARD_FACTS.filter(isImplemented).map(({ name }) => printedOf(name)));
  return countCards(
    CARD_FACTS.map(({ name }) => printedOf(name)),
    (card) => implemented.has(card),
    tests,
  );
}
