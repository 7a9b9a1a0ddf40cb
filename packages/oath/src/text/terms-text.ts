import type { CardId, Lang, SeatId } from '@kronika/kernel';
import type { Terms } from '../terms.ts';
import type { OathView } from '../view.ts';
import { promiseText } from './promise-text.ts';
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

/** An adviser by its place: by name where the reader knows it. */
export function adviserText(lang: Lang, view: OathView, seat: SeatId, at: number): string {
  const adviser = view.seats[seat]?.advisers[at];
  const facedown = lang === 'pl' ? `zakryty Doradca nr ${at + 1}` : `facedown adviser ${at + 1}`;
  if (adviser?.known !== true) return facedown;
  const name = cardName(lang, adviser.printed);
  return adviser.face === 'up' ? name : `${name} (${facedown})`;
}

/** What one side of an exchange hands over, in words. */
export function termsText(lang: Lang, terms: Terms, from: SeatId, view: OathView): string {
  const parts = [
    ...(terms.favor > 0 ? [favorWords(lang, terms.favor)] : []),
    ...(terms.secrets > 0 ? [secretWords(lang, terms.secrets)] : []),
    ...terms.relics.map((card) => nameOfCard(lang, view, card)),
    ...terms.advisers.map((at) => adviserText(lang, view, from, at)),
    ...terms.banners.map((banner) => BANNER_WORDS[banner][lang]),
    ...terms.sites.map((slot) => siteName(lang, view, slot)),
    ...terms.promises.map((promised) => promiseText(lang, promised)),
  ];
  if (parts.length === 0) return lang === 'pl' ? 'nic' : 'nothing';
  return parts.join(', ');
}
