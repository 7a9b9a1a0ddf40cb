import type { Lang } from '@kronika/kernel';
import { COLOURS, type OathView, type Ruler, type SeatView, type SiteView, type Warbands } from '@kronika/oath';
import { nameOfCard } from '../cards/names.ts';
import { seatWord } from './seat-word.ts';
import { BOARD_WORDS } from './words.ts';

export function rulerName(ruler: Ruler | null, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  if (ruler === null) return words.nobody;
  if (ruler === 'bandits') return words.bandits;
  return ruler === 'empire' ? words.empire : seatWord(ruler, lang);
}

export function warbandCount(warbands: Warbands): number {
  return COLOURS.reduce((sum, colour) => sum + (warbands[colour] ?? 0), 0);
}

/** A site and all that lies there, in words; people are called as the game calls their seats. */
export function siteLabel(view: OathView, site: SiteView, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  if (site.site?.known !== true) return words.unknownSite;
  if (!site.faceup) return `${words.unknownSite}: ${nameOfCard(site.site.printed)[lang]}`;
  const pawns = view.seats.filter((seat) => seat.site === site.slot);
  return [
    nameOfCard(site.site.printed)[lang],
    words.ruledBy(rulerName(site.ruler, lang)),
    ...(warbandCount(site.warbands) === 0 ? [] : [`${words.warbands} ${warbandCount(site.warbands)}`]),
    ...pawns.map(({ seat }) => `${words.pawn} ${seatWord(seat, lang)}`),
    ...site.cards.map((card) => (card.known ? nameOfCard(card.printed)[lang] : words.hidden)),
    ...(site.relics.length === 0 ? [] : [`${words.relics} ${site.relics.length}`]),
  ].join(', ');
}

/** A player's board, in words. */
export function seatLabel(view: OathView, seat: SeatView, lang: Lang): string {
  const words = BOARD_WORDS[lang];
  return [
    words.roles[seat.role],
    ...(view.title.holder === seat.seat ? [view.title.side === 'usurper' ? words.usurper : words.oathkeeper] : []),
    `${words.warbands} ${warbandCount(seat.warbands)}`,
    `${words.inBank} ${seat.bank}`,
    `${words.favor} ${seat.favor}`,
    `${words.secrets} ${seat.secrets}`,
    ...(seat.spentSecrets === 0 ? [] : [`${words.spentSecrets} ${seat.spentSecrets}`]),
    `${words.supply} ${seat.supply}`,
  ].join(', ');
}
