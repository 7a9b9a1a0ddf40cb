import type { CardId, Lang } from '@kronika/kernel';
import type { Terms } from '../terms.ts';
import type { OathView } from '../view.ts';
import { BANNER_WORDS, cardName, favorWords, secretWords, siteName } from './words.ts';

/** A card by its name, if the reader may know it. */
export function nameOfCard(lang: Lang, view: OathView, card: CardId): string {
  for (const { advisers, relics, hand, vision } of view.seats)
    for (const each of [...advisers, ...relics, ...hand, ...(vision === null ? [] : [vision])])
      if (each.known && each.id === card) return cardName(lang, each.printed);
  for (const { cards, relics, site } of view.sites)
    for (const each of [...cards, ...relics, ...(site === null ? [] : [site])])
      if (each.known && each.id === card) return cardName(lang, each.printed);
  for (const each of Object.values(view.reliquary))
    if (each?.known === true && each.id === card) return cardName(lang, each.printed);
  return lang === 'pl' ? 'zakryta karta' : 'a facedown card';
}

/** What one side of an exchange hands over, in words. */
export function termsText(lang: Lang, terms: Terms, view: OathView): string {
  const parts = [
    ...(terms.favor > 0 ? [favorWords(lang, terms.favor)] : []),
    ...(terms.secrets > 0 ? [secretWords(lang, terms.secrets)] : []),
    ...[...terms.relics, ...terms.advisers].map((card) => nameOfCard(lang, view, card)),
    ...terms.banners.map((banner) => BANNER_WORDS[banner][lang]),
    ...terms.sites.map((slot) => siteName(lang, view, slot)),
  ];
  if (parts.length === 0) return lang === 'pl' ? 'nic' : 'nothing';
  return parts.join(', ');
}
