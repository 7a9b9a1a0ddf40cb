import { isCardThing, type Lang, type Phrase, type Thing, type Tip } from '@kronika/kernel';
import { REGIONS, type ReliquarySlot } from '../places.ts';
import { bannerIn, pileIn, reliquaryIn, suitIn } from '../things.ts';
import type { OathView } from '../view.ts';
import {
  BANK_WORDS,
  BANNER_WORDS,
  favorWords,
  GOAL_WORDS,
  REGION_WORDS,
  RELIQUARY_WORDS,
  seatName,
  secretWords,
} from './words.ts';

const GIFTS: Readonly<Record<ReliquarySlot, Phrase>> = {
  brutal: {
    pl: 'Pusty: po przegranym Najeździe przegrany traci wszystkie Chorągwie siły, Kanclerz też.',
    en: 'Empty: whoever loses a campaign loses the whole force, the Chancellor too.',
  },
  decadent: {
    pl: 'Pusty: Podróż Kanclerza do Kolebki jest darmowa, do Interioru droższa o 1.',
    en: 'Empty: the Chancellor travels to the Cradle for free, to the Hinterland for 1 more.',
  },
  careless: {
    pl: 'Pusty: Handel Kanclerza daje 1 Przychylność więcej i 1 Sekret mniej.',
    en: 'Empty: the Chancellor trades for 1 favor more and 1 secret less.',
  },
  greedy: {
    pl: 'Pusty: Kanclerz dobiera przy Przeszukaniu 2 karty więcej, ale płaci najwyżej 2.',
    en: 'Empty: the Chancellor draws 2 more in a Search, but may spend 2 at most.',
  },
};

const END: Readonly<Record<number, string>> = { 5: '6 (17 %)', 6: '5–6 (33 %)', 7: '3–6 (67 %)' };

/** What a thing on the table does now. */
export function tipOf(lang: Lang, thing: Thing, view: OathView): Tip | undefined {
  if (isCardThing(thing)) return undefined;
  const pl = lang === 'pl';
  const suit = suitIn(thing);
  if (suit !== undefined)
    return {
      title: BANK_WORDS[suit][lang],
      text: pl
        ? `${favorWords(lang, view.banks[suit])}. Handel z kartą tego znaku bierze stąd; Przychylność z kart wraca tu przy Odpoczynku.`
        : `${favorWords(lang, view.banks[suit])}. Trade with a card of this suit takes from here; favor on its cards comes back at Rest.`,
    };
  const banner = bannerIn(thing);
  if (banner !== undefined) {
    const { holder, tokens } = view.banners[banner];
    const on = banner === 'peoplesFavor' ? favorWords(lang, tokens) : secretWords(lang, tokens);
    const who = holder === null ? (pl ? 'nikt go nie ma' : 'nobody holds it') : seatName(lang, holder);
    return {
      title: BANNER_WORDS[banner][lang],
      text: pl
        ? `${who}; leży na nim ${on}. Aby go odzyskać, połóż więcej; w obronie liczy się za tyle kości.`
        : `${who}; ${on} on it. To recover it put more; it adds that many dice in defence.`,
    };
  }
  const pile = pileIn(thing);
  if (pile === 'world')
    return {
      title: pl ? 'Talia Świata' : 'World deck',
      text: pl
        ? `Przeszukanie kosztuje ${worldCost(view)}. Dobrana Wizja kończy dobieranie; Wizje dobrane: ${view.visionsDrawn}.`
        : `Searching it costs ${worldCost(view)}. A Vision ends the drawing; Visions drawn: ${view.visionsDrawn}.`,
    };
  if (pile !== undefined) {
    const next = REGION_WORDS[REGIONS[(REGIONS.indexOf(pile) + 1) % REGIONS.length] ?? pile][lang];
    return {
      title: REGION_WORDS[pile][lang],
      text: pl
        ? `Stos odrzuconych: ${view.discards[pile].length}. Przeszukanie za 2. Karty odrzucane w tym regionie idą dalej: ${next}.`
        : `Discard pile: ${view.discards[pile].length}. Search it for 2. Cards discarded in this region go on to: ${next}.`,
    };
  }
  const slot = reliquaryIn(thing);
  if (slot !== undefined) return { title: RELIQUARY_WORDS[slot][lang], text: GIFTS[slot][lang] };
  if (thing.is === 'title') {
    const usurper = view.title.side === 'usurper';
    return {
      title: usurper ? (pl ? 'Uzurpator' : 'Usurper') : pl ? 'Wierny Przysiędze' : 'Oathkeeper',
      text: pl
        ? `Cel: ${GOAL_WORDS[view.goal][lang]}. ${usurper ? '+2 kości obrony; Banita wygrywa w swoim Przebudzeniu.' : '+1 kość obrony; u Banity w Przebudzeniu odwraca się na Uzurpatora.'}`
        : `Goal: ${GOAL_WORDS[view.goal][lang]}. ${usurper ? '+2 defence dice; an Exile wins in the own Wake.' : '+1 defence die; with an Exile it turns to Usurper at Wake.'}`,
    };
  }
  if (thing.is === 'endDie') {
    const now = END[view.round];
    return {
      title: pl ? 'Kość Końcowa' : 'End die',
      text:
        now === undefined
          ? pl
            ? 'Po rundach 5, 6 i 7 rzuca się kością, jeśli tytuł ma Imperium; po rundzie 8 gra się kończy.'
            : 'After rounds 5, 6 and 7 it is rolled if the Empire holds the title; after round 8 the game ends.'
          : pl
            ? `Po tej rundzie gra się kończy przy wyniku ${now}, jeśli tytuł ma Imperium.`
            : `After this round the game ends on ${now}, if the Empire holds the title.`,
    };
  }
  return undefined;
}

function worldCost({ costs, visionsDrawn }: OathView): number {
  return costs?.world ?? (visionsDrawn === 0 ? 2 : visionsDrawn < 3 ? 3 : 4);
}
