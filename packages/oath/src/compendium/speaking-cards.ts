import type { SpeakingCard } from '@kronika/kernel';
import { CARD_FACTS, printedOf } from '../facts/library.ts';
import { cardText } from '../text/cards/texts.ts';

/** The English words by which one recognizes the cards that speak about an entry. The cards are never listed. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  ['search', /\bsearch/i],
  ['muster', /\bmuster/i],
  ['trade', /\btrad(?:e|ing)\b/i],
  ['recover', /\brecover/i],
  ['travel', /\btravel/i],
  ['discarding', /\bdiscard/i],
  ['banners', /\bbanner|People’s Favor|People's Favor|Darkest Secret/],
  ['relics', /\brelic/i],
  ['visions', /\bVision/],
  ['bandits', /\bbandit/i],
  ['citizenship', /\bCitizen/],
  ['battle-plans', /\b(?:attack|defence) di(?:e|ce)\b/i],
]);

/** The entries that can name cards. */
export const ENTRIES_WITH_SIGNS: readonly string[] = [...SIGNS.keys()];

/** The cards that speak about what an entry is about, each with its text. */
export function speakingCards(entry: string): readonly SpeakingCard[] {
  const sign = SIGNS.get(entry);
  if (sign === undefined) return [];
  return CARD_FACTS.flatMap(({ name }) => {
    const printed = printedOf(name);
    const { text } = cardText(printed);
    return sign.test(text.en) ? [{ printed, text }] : [];
  });
}
