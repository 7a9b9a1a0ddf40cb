import type { Lang } from '@kronika/kernel';
import { SUITS } from '../facts/fact.ts';
import { COLOURS, type Warbands } from '../state.ts';
import type { CardView, OathView, SeatView, SiteView } from '../view.ts';
import {
  BANNER_WORDS,
  COLOUR_WORDS,
  cardName,
  GOAL_WORDS,
  REGION_WORDS,
  ROLE_WORDS,
  SUIT_WORDS,
  seatName,
  siteName,
} from './words.ts';

function cardLine(lang: Lang, card: CardView): string {
  const pl = lang === 'pl';
  if (!card.known) {
    if (card.back === 'vision') return pl ? 'zakryta Wizja' : 'facedown Vision';
    return pl ? 'zakryta karta' : 'facedown card';
  }
  const marks = [
    ...(card.face === 'down' ? [pl ? 'zakryta' : 'facedown'] : []),
    ...(card.favor > 0 ? [`${pl ? 'P' : 'F'}${card.favor}`] : []),
    ...(card.secrets > 0 ? [`S${card.secrets}`] : []),
  ];
  const name = cardName(lang, card.printed);
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

function warbandLine(lang: Lang, warbands: Warbands): string {
  return COLOURS.flatMap((colour) => {
    const amount = warbands[colour] ?? 0;
    return amount === 0 ? [] : [`${amount} ${COLOUR_WORDS[colour][lang]}`];
  }).join(', ');
}

function siteLine(lang: Lang, view: OathView, site: SiteView): string {
  const pl = lang === 'pl';
  const pawns = view.seats.filter((seat) => seat.site === site.slot).map(({ seat }) => seatName(lang, seat));
  const parts = [
    ...site.cards.map((card) => cardLine(lang, card)),
    ...(site.relics.length > 0 ? [`${pl ? 'relikty' : 'relics'}: ${site.relics.length}`] : []),
    ...(site.favor > 0 ? [`${pl ? 'Przychylność' : 'favor'} ${site.favor}`] : []),
    ...(site.secrets > 0 ? [`${pl ? 'Sekrety' : 'secrets'} ${site.secrets}`] : []),
    ...(warbandLine(lang, site.warbands) === '' ? [] : [warbandLine(lang, site.warbands)]),
    ...(pawns.length > 0 ? [`${pl ? 'pionki' : 'pawns'}: ${pawns.join(', ')}`] : []),
  ];
  return `  ${siteName(lang, view, site.slot)}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}`;
}

function seatLines(lang: Lang, view: OathView, seat: SeatView): readonly string[] {
  const pl = lang === 'pl';
  const title =
    view.title.holder === seat.seat
      ? view.title.side === 'usurper'
        ? pl
          ? ', Uzurpator'
          : ', Usurper'
        : pl
          ? ', Wierny Przysiędze'
          : ', Oathkeeper'
      : '';
  const secrets = seat.spentSecrets > 0 ? `${seat.secrets}+${seat.spentSecrets}` : `${seat.secrets}`;
  const held = [
    ...(seat.advisers.length > 0
      ? [`${pl ? 'Doradcy' : 'advisers'}: ${seat.advisers.map((card) => cardLine(lang, card)).join(', ')}`]
      : []),
    ...(seat.relics.length > 0
      ? [`${pl ? 'relikty' : 'relics'}: ${seat.relics.map((card) => cardLine(lang, card)).join(', ')}`]
      : []),
    ...(seat.vision === null ? [] : [cardLine(lang, seat.vision)]),
    ...(seat.hand.length > 0
      ? [`${pl ? 'na ręce' : 'in hand'}: ${seat.hand.map((card) => cardLine(lang, card)).join(', ')}`]
      : []),
  ];
  return [
    `${seatName(lang, seat.seat)} (${ROLE_WORDS[seat.role][lang]}${title}): ${pl ? 'Zaopatrzenie' : 'Supply'} ${seat.supply}, ${pl ? 'Przychylność' : 'favor'} ${seat.favor}, ${pl ? 'Sekrety' : 'secrets'} ${secrets}, ${pl ? 'Chorągwie' : 'warbands'} ${warbandLine(lang, seat.warbands) || '0'}`,
    ...held.map((line) => `  ${line}`),
  ];
}

/** The table as plain text. */
export function boardText(lang: Lang, view: OathView): string {
  const pl = lang === 'pl';
  const { peoplesFavor, darkestSecret } = view.banners;
  const banner = (name: string, holder: SeatView['seat'] | null, tokens: number): string =>
    `${name}: ${tokens}${holder === null ? '' : ` (${seatName(lang, holder)})`}`;
  return [
    `${pl ? 'Runda' : 'Round'} ${view.round}/8 · ${pl ? 'przysięga' : 'oath'}: ${GOAL_WORDS[view.goal][lang]} · ${pl ? 'dobrane Wizje' : 'Visions drawn'}: ${view.visionsDrawn}`,
    SUITS.map((suit) => `${SUIT_WORDS[suit][lang]} ${view.banks[suit]}`).join(' · '),
    `${banner(BANNER_WORDS.peoplesFavor[lang], peoplesFavor.holder, peoplesFavor.tokens)}${view.mob ? (pl ? ' [Ciżba]' : ' [Mob]') : ''} · ${banner(BANNER_WORDS.darkestSecret[lang], darkestSecret.holder, darkestSecret.tokens)}`,
    ...view.sites.flatMap((site, at) => [
      ...(at === 0 || view.sites[at - 1]?.region !== site.region
        ? [`${REGION_WORDS[site.region][lang]} (${pl ? 'stos' : 'discards'}: ${view.discards[site.region].length})`]
        : []),
      siteLine(lang, view, site),
    ]),
    ...view.order.flatMap((seat) => {
      const found = view.seats[seat];
      return found === undefined ? [] : seatLines(lang, view, found);
    }),
  ].join('\n');
}
