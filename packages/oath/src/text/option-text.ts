import type { Lang, Option, Phrase } from '@kronika/kernel';
import {
  type DropOption,
  isOathOption,
  type OathOption,
  type Recoverable,
  type Source,
  type TermOption,
  type TermSide,
} from '../options.ts';
import type { Defender, ExileColour, Target } from '../state.ts';
import type { OathView } from '../view.ts';
import { PROMISE_WORDS } from './promise-text.ts';
import { adviserText, nameOfCard } from './terms-text.ts';
import {
  BANK_WORDS,
  BANNER_WORDS,
  favorWords,
  GOAL_WORDS,
  REGION_WORDS,
  RELIQUARY_WORDS,
  seatName,
  secretWords,
  siteName,
} from './words.ts';

const PLAIN = {
  gather: { pl: 'Zabierz Chorągwie z obszaru', en: 'Take warbands from the site' },
  garrison: { pl: 'Postaw Chorągwie na obszarze', en: 'Put warbands on the site' },
  selfExile: { pl: 'Udaj się na banicję', en: 'Go into exile' },
  endAct: { pl: 'Zakończ fazę Akcji', en: 'End the Act Phase' },
  toVision: { pl: 'Ujawnij Wizję', en: 'Reveal the Vision' },
  conspire: { pl: 'Zagraj Konspirację', en: 'Play the Conspiracy' },
  discard: { pl: 'Odrzuć', en: 'Discard it' },
  done: { pl: 'Gotowe', en: 'Done' },
  cancel: { pl: 'Zrezygnuj', en: 'Cancel' },
  ownBoard: { pl: 'twoja plansza', en: 'your board' },
  counter: { pl: 'Inna propozycja', en: 'Counter-offer' },
  pass: { pl: 'Nie', en: 'No' },
  accept: { pl: 'Tak', en: 'Yes' },
  decline: { pl: 'Nie', en: 'No' },
  withdraw: { pl: 'Wycofaj propozycję', en: 'Withdraw the offer' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** Ways a power offers, by their names. */
const WAYS: Readonly<Record<string, Phrase>> = {
  usual: { pl: 'na zwykły stos', en: 'to the usual pile' },
  underWorld: { pl: 'pod Talię Świata', en: 'under the world deck' },
  add: { pl: 'dodaj Sekret', en: 'add a secret' },
  burn: { pl: 'spal Sekret', en: 'burn a secret' },
  takeFavor: { pl: 'daj 1 Sekret, zabierz 2 Przychylności', en: 'give 1 secret, take 2 favor' },
  takeSecret: { pl: 'daj 2 Przychylności, zabierz 1 Sekret', en: 'give 2 favor, take 1 secret' },
  stop: { pl: 'dość', en: 'enough' },
  no: { pl: 'zostaw wynik', en: 'leave it' },
  up: { pl: '+1', en: '+1' },
  down: { pl: '−1', en: '−1' },
  'top cradle': { pl: 'na wierzch stosu: Kolebka', en: 'on top of the pile: Cradle' },
  'bottom cradle': { pl: 'pod stos: Kolebka', en: 'under the pile: Cradle' },
  'top provinces': { pl: 'na wierzch stosu: Prowincje', en: 'on top of the pile: Provinces' },
  'bottom provinces': { pl: 'pod stos: Prowincje', en: 'under the pile: Provinces' },
  'top hinterland': { pl: 'na wierzch stosu: Interior', en: 'on top of the pile: Hinterland' },
  'bottom hinterland': { pl: 'pod stos: Interior', en: 'under the pile: Hinterland' },
};

const BOARD_WORDS: Readonly<Record<ExileColour, Phrase>> = {
  red: { pl: 'czerwona plansza', en: 'red board' },
  blue: { pl: 'niebieska plansza', en: 'blue board' },
  yellow: { pl: 'żółta plansza', en: 'yellow board' },
  white: { pl: 'biała plansza', en: 'white board' },
  black: { pl: 'czarna plansza', en: 'black board' },
};

function isPlain(option: OathOption): option is Extract<OathOption, { readonly is: keyof typeof PLAIN }> {
  return option.is in PLAIN;
}

function sourceText(lang: Lang, source: Source): string {
  if (source === 'world') return lang === 'pl' ? 'Talia Świata' : 'world deck';
  return lang === 'pl' ? `stos: ${REGION_WORDS[source].pl}` : `discard pile: ${REGION_WORDS[source].en}`;
}

function recoverableText(lang: Lang, what: Recoverable): string {
  if (what.is === 'banner') return BANNER_WORDS[what.banner][lang];
  return lang === 'pl' ? `relikt nr ${what.at + 1} z obszaru` : `relic ${what.at + 1} at your site`;
}

function defenderText(lang: Lang, defender: Defender): string {
  if (defender === 'bandits') return lang === 'pl' ? 'bandyci' : 'bandits';
  return seatName(lang, defender);
}

export function targetText(lang: Lang, target: Target, view: OathView): string {
  switch (target.is) {
    case 'site':
      return siteName(lang, view, target.slot);
    case 'relic':
      return nameOfCard(lang, view, target.card);
    case 'banner':
      return BANNER_WORDS[target.banner][lang];
    case 'pawn':
      return lang === 'pl' ? 'pionek i Przychylność' : 'pawn and favor';
  }
}

function termText(lang: Lang, term: TermOption, view: OathView): string {
  const side = SIDES[term.side][lang];
  switch (term.good) {
    case 'favor':
      return `${side}: ${lang === 'pl' ? '+1 Przychylność' : '+1 favor'}`;
    case 'secrets':
      return `${side}: ${lang === 'pl' ? '+1 Sekret' : '+1 secret'}`;
    case 'relic':
    case 'adviser':
      return `${side}: ${nameOfCard(lang, view, term.card)}`;
    case 'facedownAdviser':
      return `${side}: ${adviserText(lang, view, term.seat, term.at)}`;
    case 'banner':
      return `${side}: ${BANNER_WORDS[term.banner][lang]}`;
    case 'site':
      return `${side}: ${siteName(lang, view, term.slot)}`;
  }
}

function signed(choice: number): string {
  return choice > 0 ? `+${choice}` : `−${Math.abs(choice)}`;
}

function optionIn(lang: Lang, option: OathOption, view: OathView): string {
  if (isPlain(option)) return PLAIN[option.is][lang];
  const pl = lang === 'pl';
  switch (option.is) {
    case 'search':
      return option.source === null
        ? pl
          ? 'Przeszukanie'
          : 'Search'
        : `${pl ? 'Przeszukaj' : 'Search'}: ${sourceText(lang, option.source)}`;
    case 'muster':
      return option.card === null
        ? pl
          ? 'Werbunek'
          : 'Muster'
        : `${pl ? 'Werbuj' : 'Muster'}: ${nameOfCard(lang, view, option.card)}`;
    case 'trade': {
      if (option.card === null || option.for === null) return pl ? 'Handel' : 'Trade';
      const what = option.for === 'favor' ? (pl ? 'o Przychylność' : 'for favor') : pl ? 'o Sekrety' : 'for secrets';
      return `${pl ? 'Handluj' : 'Trade'} ${what}: ${nameOfCard(lang, view, option.card)}`;
    }
    case 'recover':
      return option.what === null
        ? pl
          ? 'Odzyskiwanie'
          : 'Recover'
        : `${pl ? 'Odzyskaj' : 'Recover'}: ${recoverableText(lang, option.what)}`;
    case 'campaign':
      return option.defender === null
        ? pl
          ? 'Najazd'
          : 'Campaign'
        : `${pl ? 'Najazd' : 'Campaign'}: ${defenderText(lang, option.defender)}`;
    case 'travel':
      return option.to === null
        ? pl
          ? 'Podróż'
          : 'Travel'
        : `${pl ? 'Podróżuj' : 'Travel'}: ${siteName(lang, view, option.to)}`;
    case 'power':
      return `${pl ? 'Użyj' : 'Use'}: ${nameOfCard(lang, view, option.card)}`;
    case 'sitePower':
      return `${pl ? 'Użyj' : 'Use'}: ${siteName(lang, view, option.slot)}`;
    case 'adviser':
      return `${pl ? 'Zagraj zakrytego Doradcę' : 'Play the facedown adviser'}: ${nameOfCard(lang, view, option.card)}`;
    case 'show':
      return `${pl ? 'Pokaż zakrytych Doradców' : 'Show facedown advisers to'}: ${seatName(lang, option.to)}`;
    case 'peekRelic':
      return `${pl ? 'Podejrzyj relikt' : 'Peek at relic'} ${option.at + 1}`;
    case 'peekReliquary':
      return `${pl ? 'Zajrzyj do Skarbca' : 'Peek into the Reliquary'}: ${RELIQUARY_WORDS[option.covers][lang]}`;
    case 'transfer':
      return option.way === 'give'
        ? `${pl ? 'Daj Chorągwie' : 'Give warbands'}: ${seatName(lang, option.seat)}`
        : `${pl ? 'Weź Chorągwie' : 'Take warbands'}: ${seatName(lang, option.seat)}`;
    case 'offerCitizenship':
      return `${pl ? 'Zaproponuj Obywatelstwo' : 'Offer Citizenship'}: ${seatName(lang, option.to)}`;
    case 'exileCitizen':
      return `${pl ? 'Skaż na banicję' : 'Exile'}: ${seatName(lang, option.seat)}`;
    case 'facedownAdviser':
      return pl
        ? `zakryty Doradca nr ${option.at + 1} (${seatName(lang, option.seat)})`
        : `facedown adviser ${option.at + 1} (${seatName(lang, option.seat)})`;
    case 'facedownRelic':
      return pl
        ? `relikt nr ${option.at + 1}: ${siteName(lang, view, option.slot)}`
        : `relic ${option.at + 1}: ${siteName(lang, view, option.slot)}`;
    case 'reliquary':
      return `${pl ? 'Skarbiec' : 'Reliquary'}: ${RELIQUARY_WORDS[option.covers][lang]}`;
    case 'toSite':
      return `${pl ? 'na obszar' : 'to the site'}: ${siteName(lang, view, option.slot)}`;
    case 'toAdvisers':
      return option.face === 'up'
        ? pl
          ? 'do Doradców, odkryta'
          : 'to your advisers, faceup'
        : pl
          ? 'do Doradców, zakryta'
          : 'to your advisers, facedown';
    case 'source':
      return sourceText(lang, option.source);
    case 'tradeWith':
      return `${nameOfCard(lang, view, option.card)} (${option.for === 'favor' ? (pl ? 'o Przychylność' : 'for favor') : pl ? 'o Sekrety' : 'for secrets'})`;
    case 'recoverable':
      return recoverableText(lang, option.what);
    case 'defender':
      return defenderText(lang, option.defender);
    case 'target':
      return targetText(lang, option.target, view);
    case 'plan':
      return option.choice === undefined
        ? nameOfCard(lang, view, option.card)
        : `${nameOfCard(lang, view, option.card)} (${signed(option.choice)})`;
    case 'site':
      return siteName(lang, view, option.slot);
    case 'bank':
      return BANK_WORDS[option.suit][lang];
    case 'region':
      return REGION_WORDS[option.region][lang];
    case 'goal':
      return GOAL_WORDS[option.goal][lang];
    case 'board':
      return BOARD_WORDS[option.colour][lang];
    case 'banner':
      return BANNER_WORDS[option.banner][lang];
    case 'token':
      return option.token === 'favor' ? (pl ? 'Przychylność' : 'favor') : pl ? 'Sekret' : 'secret';
    case 'favorStep':
      return option.step === 'add'
        ? pl
          ? 'Dołóż 1 Przychylność'
          : 'Add 1 favor'
        : pl
          ? 'Zwróć 1 Przychylność do banku'
          : 'Return 1 favor to a bank';
    case 'way':
      return WAYS[option.way]?.[lang] ?? option.way;
    case 'term':
      return termText(lang, option, view);
    case 'drop':
      return dropText(lang, option, view);
    case 'promise': {
      const what = PROMISE_WORDS[option.promise][lang];
      if (option.side === 'give') return `${pl ? 'obiecaj' : 'promise'}: ${what}`;
      return `${pl ? 'zażądaj obietnicy' : 'ask for a promise'}: ${what}`;
    }
    case 'untilRound':
      return pl ? `do końca rundy ${option.round}` : `to the end of round ${option.round}`;
    case 'stake':
      return favorWords(lang, option.favor);
    case 'letPeek':
      return `${pl ? 'Pozwól podejrzeć relikt w Skarbcu' : 'Let the Exile peek into the Reliquary'}: ${RELIQUARY_WORDS[option.covers][lang]}`;
    case 'claimBreach':
      return pl
        ? `Zarzuć złamanie słowa: ${seatName(lang, option.seat)}`
        : `Claim a broken word: ${seatName(lang, option.seat)}`;
    case 'card':
      return nameOfCard(lang, view, option.card);
    case 'seat':
      return seatName(lang, option.seat);
  }
}

/** What is taken out of an exchange again. */
function dropText(lang: Lang, drop: DropOption, view: OathView): string {
  const { exchange } = view;
  const side = SIDES[drop.side][lang];
  const without = `${side}, ${lang === 'pl' ? 'ale bez' : 'but not'}`;
  switch (drop.good) {
    case 'favor':
      return `${side}: −${favorWords(lang, 1)}`;
    case 'secrets':
      return `${side}: −${secretWords(lang, 1)}`;
    case 'relic':
      return `${without}: ${nameOfCard(lang, view, drop.card)}`;
    case 'adviser': {
      const owner = drop.side === 'give' ? exchange?.by : exchange?.to;
      return `${without}: ${owner === undefined ? '' : adviserText(lang, view, owner, drop.at)}`;
    }
    case 'banner':
      return `${without}: ${BANNER_WORDS[drop.banner][lang]}`;
    case 'site':
      return `${without}: ${siteName(lang, view, drop.slot)}`;
    case 'promise':
      return `${without}: ${PROMISE_WORDS[drop.promise][lang]}`;
  }
}

const SIDES: Readonly<Record<TermSide, Phrase>> = {
  give: { pl: 'daj', en: 'give' },
  want: { pl: 'weź', en: 'get' },
};

/** What is said in talks about an exchange is said in their own words. */
const IN_TALKS: Readonly<Record<string, Phrase>> = {
  done: { pl: 'Złóż ofertę', en: 'Make the offer' },
  cancel: { pl: 'Zakończ rozmowę', en: 'End the talks' },
  counter: { pl: 'Kontroferta', en: 'Counter-offer' },
  accept: { pl: 'Przyjmij', en: 'Accept' },
  decline: { pl: 'Odrzuć', en: 'Refuse' },
};

export function optionText(lang: Lang, option: Option, view: OathView): string {
  if (!isOathOption(option)) return option.is;
  const inTalks = view.exchange === null ? undefined : IN_TALKS[option.is];
  return inTalks?.[lang] ?? optionIn(lang, option, view);
}
