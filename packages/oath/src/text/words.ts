import { type Lang, type Phrase, type PrintedId, plural, type SeatId } from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import type { Region, ReliquarySlot, Slot } from '../places.ts';
import type { BannerName, Colour, Goal, Phase, Role } from '../state.ts';
import type { OathView } from '../view.ts';
import { cardText } from './cards/texts.ts';

export const SUIT_WORDS: Readonly<Record<Suit, Phrase>> = {
  discord: { pl: 'Waśń', en: 'Discord' },
  arcane: { pl: 'Magia', en: 'Arcane' },
  order: { pl: 'Ład', en: 'Order' },
  hearth: { pl: 'Dom', en: 'Hearth' },
  beast: { pl: 'Bestia', en: 'Beast' },
  nomad: { pl: 'Nomada', en: 'Nomad' },
};

/** A bank, for sentences such as "from the … bank". */
export const BANK_WORDS: Readonly<Record<Suit, Phrase>> = {
  discord: { pl: 'bank Waśni', en: 'the Discord bank' },
  arcane: { pl: 'bank Magii', en: 'the Arcane bank' },
  order: { pl: 'bank Ładu', en: 'the Order bank' },
  hearth: { pl: 'bank Domu', en: 'the Hearth bank' },
  beast: { pl: 'bank Bestii', en: 'the Beast bank' },
  nomad: { pl: 'bank Nomadów', en: 'the Nomad bank' },
};

export const REGION_WORDS: Readonly<Record<Region, Phrase>> = {
  cradle: { pl: 'Kolebka', en: 'Cradle' },
  provinces: { pl: 'Prowincje', en: 'Provinces' },
  hinterland: { pl: 'Interior', en: 'Hinterland' },
};

export const ROLE_WORDS: Readonly<Record<Role, Phrase>> = {
  chancellor: { pl: 'Kanclerz', en: 'Chancellor' },
  exile: { pl: 'Banita', en: 'Exile' },
  citizen: { pl: 'Obywatel', en: 'Citizen' },
};

export const BANNER_WORDS: Readonly<Record<BannerName, Phrase>> = {
  peoplesFavor: { pl: 'Miłość Ludu', en: "the People's Favor" },
  darkestSecret: { pl: 'Najmroczniejsza Tajemnica', en: 'the Darkest Secret' },
};

export const GOAL_WORDS: Readonly<Record<Goal, Phrase>> = {
  supremacy: { pl: 'Hegemonia', en: 'Supremacy' },
  people: { pl: 'Lud', en: 'the People' },
  protection: { pl: 'Protekcja', en: 'Protection' },
  devotion: { pl: 'Oddanie', en: 'Devotion' },
};

export const COLOUR_WORDS: Readonly<Record<Colour, Phrase>> = {
  purple: { pl: 'fioletowe', en: 'purple' },
  red: { pl: 'czerwone', en: 'red' },
  blue: { pl: 'niebieskie', en: 'blue' },
  yellow: { pl: 'żółte', en: 'yellow' },
  white: { pl: 'białe', en: 'white' },
  black: { pl: 'czarne', en: 'black' },
};

export const RELIQUARY_WORDS: Readonly<Record<ReliquarySlot, Phrase>> = {
  brutal: { pl: 'Brutalność', en: 'Brutal' },
  decadent: { pl: 'Dekadencja', en: 'Decadent' },
  careless: { pl: 'Beztroska', en: 'Careless' },
  greedy: { pl: 'Chciwość', en: 'Greedy' },
};

export const PHASE_WORDS: Readonly<Record<Phase, Phrase>> = {
  setup: { pl: 'rozstawienie', en: 'set-up' },
  wake: { pl: 'Przebudzenie', en: 'Wake' },
  act: { pl: 'Akcja', en: 'Act' },
  rest: { pl: 'Odpoczynek', en: 'Rest' },
  chronicle: { pl: 'kronika', en: 'chronicle' },
};

export function seatName(lang: Lang, seat: SeatId): string {
  return `${lang === 'pl' ? 'Gracz' : 'Player'} ${seat + 1}`;
}

export function cardName(lang: Lang, printed: PrintedId): string {
  return cardText(printed).name[lang];
}

/** The site at a place, or that it lies facedown. */
export function siteName(lang: Lang, view: OathView, slot: Slot): string {
  const site = view.sites[slot]?.site;
  if (site?.known === true) return cardName(lang, site.printed);
  const region = view.sites[slot]?.region;
  const where = region === undefined ? '' : ` (${REGION_WORDS[region][lang]})`;
  return `${lang === 'pl' ? 'zakryty obszar' : 'facedown site'}${where}`;
}

export function favorWords(lang: Lang, amount: number): string {
  return lang === 'pl'
    ? `${amount} ${plural('pl', amount, { one: 'Przychylność', few: 'Przychylności', many: 'Przychylności', other: 'Przychylności' })}`
    : `${amount} favor`;
}

export function secretWords(lang: Lang, amount: number): string {
  return lang === 'pl'
    ? `${amount} ${plural('pl', amount, { one: 'Sekret', few: 'Sekrety', many: 'Sekretów', other: 'Sekretu' })}`
    : `${amount} ${plural('en', amount, { one: 'secret', other: 'secrets' })}`;
}

export function warbandWords(lang: Lang, amount: number): string {
  return lang === 'pl'
    ? `${amount} ${plural('pl', amount, { one: 'Chorągiew', few: 'Chorągwie', many: 'Chorągwi', other: 'Chorągwi' })}`
    : `${amount} ${plural('en', amount, { one: 'warband', other: 'warbands' })}`;
}

export function diceWords(lang: Lang, amount: number): string {
  return lang === 'pl'
    ? `${amount} ${plural('pl', amount, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' })}`
    : `${amount} ${plural('en', amount, { one: 'die', other: 'dice' })}`;
}
