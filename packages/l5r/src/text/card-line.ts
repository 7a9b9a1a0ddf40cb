import type { Lang, Phrase, PrintedId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import type { CardText, CardTexts } from './card-text.ts';
import { crabTexts } from './cards/crab.ts';
import { craneTexts } from './cards/crane.ts';
import { dragonTexts } from './cards/dragon.ts';
import { lionTexts } from './cards/lion.ts';
import { neutralTexts } from './cards/neutral.ts';
import { phoenixTexts } from './cards/phoenix.ts';
import { scorpionTexts } from './cards/scorpion.ts';
import { unicornTexts } from './cards/unicorn.ts';
import { CLAN_NAMES, CLANS_GENITIVE, ELEMENT_NAMES, ELEMENTS_GENITIVE } from './names.ts';
import { namesIn } from './names-in.ts';
import type { TextSymbol } from './text-parts.ts';

/** The texts of all cards. */
export const CARD_TEXTS: CardTexts = {
  ...crabTexts,
  ...craneTexts,
  ...dragonTexts,
  ...lionTexts,
  ...phoenixTexts,
  ...scorpionTexts,
  ...unicornTexts,
  ...neutralTexts,
};

const NO_TEXT: CardText = { pl: [], en: [] };

export function textOf(printed: PrintedId): CardText {
  return CARD_TEXTS[printed] ?? NO_TEXT;
}

/** What the symbols in texts are read as. Polish abbreviates the types: the words around them ask for any case. */
const SYMBOLS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { military: 'military', political: 'political', ...inEnglish(ELEMENT_NAMES), ...inEnglish(CLAN_NAMES) },
  pl: { military: 'mil.', political: 'pol.', ...ELEMENTS_GENITIVE, ...CLANS_GENITIVE },
};

function inEnglish(names: Readonly<Record<string, Phrase>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([name, { en }]) => [name, en]));
}

/** What a symbol in a text is read as. */
export function symbolWord(symbol: TextSymbol, lang: Lang): string {
  return SYMBOLS[lang][symbol] ?? symbol;
}

/** Symbols and marks of a text, in words. */
export function spoken(text: string, lang: Lang): string {
  return text
    .replace(/_([^_]+)_/g, '$1')
    .replace(/(?<=[\dX])(?=\[)/g, ' ')
    .replace(/\[([a-z]+)\]/g, (symbol, name: string) => SYMBOLS[lang][name] ?? symbol)
    .replace(/(mil|pol)\.\./g, '$1.');
}

/** Keywords and text of a card in one line. */
export function lineOf(printed: PrintedId, lang: Lang): string {
  const { words } = namesIn(lang);
  const keywords = factOf(printed).keywords.map((keyword) => `${words.keyword(keyword)}.`);
  const lines = textOf(printed)[lang].map(({ lead, text }) =>
    lead === undefined ? spoken(text, lang) : `${words.lead[lead]}: ${spoken(text, lang)}`,
  );
  return [...keywords, ...lines].join(' ');
}
