import type { Lang, PrintedId } from '@kronika/kernel';
import type { AbilityFact, Fact, PoisonFact, SoloFact } from '../cards/fact.ts';
import { factOf, printedOf, segmentsOf } from '../cards/library.ts';
import type { Initiative } from '../cards/pictograms.ts';
import { capital, counted } from './amounts.ts';
import { requiredWords } from './line/bar-words.ts';
import { lineText } from './line/line-words.ts';
import { INSTANT_NAMES, KEYWORD_NAMES, RANK_NAMES, TYPE_NAMES } from './names.ts';

export function initiativeWords(initiative: Initiative, lang: Lang): string {
  switch (initiative.is) {
    case 'fixed':
      return { pl: `szybkość ${initiative.speed}`, en: `speed ${initiative.speed}` }[lang];
    case 'range': {
      const range = `${initiative.max}–${initiative.min}`;
      return { pl: `szybkość ${range}`, en: `speed ${range}` }[lang];
    }
    case 'same':
      return { pl: 'szybkość karty, do której dołącza', en: 'at the speed of the card it joins' }[lang];
    case 'none':
      return { pl: 'bez szybkości', en: 'without a speed' }[lang];
  }
}

/** The words that stand in the head and the foot of a card, one by one. */
export function headWords(fact: Fact, lang: Lang): readonly string[] {
  switch (fact.is) {
    case 'ability':
      return abilityHead(fact, lang);
    case 'solo':
      return soloHead(fact, lang);
    case 'poison':
      return [{ pl: 'trucizna', en: 'poison' }[lang]];
  }
}

function abilityHead(fact: AbilityFact, lang: Lang): readonly string[] {
  const { core, type, rank, initiative, focus, requires, range, instant, prepared, keywords = [] } = fact;
  return [
    ...(core === 'weapon' ? [{ pl: 'Główna Broń', en: 'core weapon' }[lang]] : []),
    core === 'ability' ? { pl: 'Główna Zdolność', en: 'core ability' }[lang] : TYPE_NAMES[type][lang],
    ...(rank === 'core' ? [] : [RANK_NAMES[rank][lang].toLocaleLowerCase(lang)]),
    ...(instant === undefined ? [] : [INSTANT_NAMES[instant][lang]]),
    ...keywords.map((keyword) => KEYWORD_NAMES[keyword][lang]),
    ...(prepared === true ? [KEYWORD_NAMES.prepared[lang]] : []),
    initiativeWords(initiative, lang),
    ...(focus === 0 ? [] : [{ pl: `koszt: ${counted('pl', focus, 'focus')}`, en: `cost: ${focus} focus` }[lang]]),
    ...(requires === undefined
      ? []
      : [{ pl: `wymaga: ${requiredWords(requires, lang)}`, en: `requires ${requiredWords(requires, lang)}` }[lang]]),
    ...rangeWords(range, lang),
  ];
}

function soloHead({ type, initiative, range, resetsDeck, nightmare }: SoloFact, lang: Lang): readonly string[] {
  return [
    { pl: `karta SI, ${TYPE_NAMES[type].pl}`, en: `AI card, ${TYPE_NAMES[type].en}` }[lang],
    ...(nightmare === true ? [{ pl: 'koszmar', en: 'nightmare' }[lang]] : []),
    initiativeWords(initiative, lang),
    ...rangeWords(range, lang),
    ...(resetsDeck === true ? [{ pl: 'resetuje talię', en: 'resets the deck' }[lang]] : []),
  ];
}

function rangeWords(range: number | undefined, lang: Lang): readonly string[] {
  return range === undefined ? [] : [{ pl: `zasięg ${range}`, en: `range ${range}` }[lang]];
}

/** What stands on the dividing line. */
function dividing(fact: AbilityFact | SoloFact, speed: number, lang: Lang): string {
  if (fact.is === 'solo' && fact.type === 'attack')
    return { pl: `Jeśli nie może zaatakować, przy ${speed}`, en: `If it cannot attack, at ${speed}` }[lang];
  return { pl: `Przy ${speed}`, en: `At ${speed}` }[lang];
}

/** What the lines of a card say, a sentence for each; what poisons do. */
export function textLines(fact: Fact, lang: Lang): readonly string[] {
  if (fact.is === 'poison') return [poisonText(fact, lang)];
  return segmentsOf(printedOf(fact)).flatMap(({ segment, initiative, lines }) => {
    const sentences = lines.map((line) => `${capital(lineText(line, lang))}.`);
    if (segment === 'upper' || initiative.is !== 'fixed') return sentences;
    return [`${dividing(fact, initiative.speed, lang)}:`, ...sentences];
  });
}

/** The text of a card in one paragraph. */
export function cardText(printed: PrintedId, lang: Lang): string {
  return textLines(factOf(printed), lang).join(' ');
}

/** Everything on a card in one line, for lists and screen readers. */
export function cardLine(printed: PrintedId, lang: Lang): string {
  const fact = factOf(printed);
  return `${fact.name[lang]} (${headWords(fact, lang).join(', ')}). ${textLines(fact, lang).join(' ')}`;
}

const POISON_TEXTS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  '002': {
    pl: 'Wtasuj ją w 5 wierzchnich kart swojej talii. Kto ma ją na ręce, musi ją wybrać.',
    en: 'Shuffle it into the top 5 cards of your deck. Whoever holds it must choose it.',
  },
  '129': {
    pl: 'Twoja karta tury jest losowa i nie możesz zagrywać nagłych zamian.',
    en: 'Your card of the turn is picked at random, and you cannot play instant replacements.',
  },
  '130': {
    pl: 'Przed każdym dobraniem odrzuć zakrytą wierzchnią kartę talii.',
    en: 'Before each draw, discard the top card of your deck face down.',
  },
  '131': {
    pl: 'Nie zmieniasz Kamae, nie wydajesz i nie zyskujesz skupienia.',
    en: 'You cannot change Kamae, and neither spend nor gain focus.',
  },
  '132': { pl: 'Twój limit ran jest o 1 niższy.', en: 'Your wound limit is 1 lower.' },
};

function poisonText({ serial, lies, name }: PoisonFact, lang: Lang): string {
  const says = POISON_TEXTS[serial]?.[lang] ?? name[lang];
  if (lies.in === 'deck') return says;
  const ends = 360 / lies.degrees;
  return { pl: `${says} Koniec po ${ends} turach.`, en: `${says} It ends after ${ends} turns.` }[lang];
}
