import type { Lang, Phrase, PrintedId } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import type { CardText, CardTexts } from './card-text.ts';
import { baratheonTexts } from './cards/baratheon.ts';
import { greyjoyTexts } from './cards/greyjoy.ts';
import { lannisterTexts } from './cards/lannister.ts';
import { martellTexts } from './cards/martell.ts';
import { neutralTexts } from './cards/neutral.ts';
import { plotsTexts } from './cards/plots.ts';
import { starkTexts } from './cards/stark.ts';
import { targaryenTexts } from './cards/targaryen.ts';
import { titlesTexts } from './cards/titles.ts';
import { tyrellTexts } from './cards/tyrell.ts';
import { watchTexts } from './cards/watch.ts';
import { ICON_NAMES, keywordName, OF_FACTION } from './names.ts';
import { namesIn } from './names-in.ts';

/** The texts of all cards. */
export const CARD_TEXTS: CardTexts = {
  ...starkTexts,
  ...lannisterTexts,
  ...baratheonTexts,
  ...greyjoyTexts,
  ...tyrellTexts,
  ...martellTexts,
  ...targaryenTexts,
  ...watchTexts,
  ...neutralTexts,
  ...plotsTexts,
  ...titlesTexts,
};

const NO_TEXT: CardText = { pl: [], en: [] };

export function textOf(printed: PrintedId): CardText {
  return CARD_TEXTS[printed] ?? NO_TEXT;
}

/** What the symbols in texts are read as. */
const SYMBOLS: Readonly<Record<string, Phrase>> = { ...ICON_NAMES, ...OF_FACTION };

/** In Polish the only symbol that is read as an adjective agrees with the word before it. */
const MILITARY: Readonly<Record<string, string>> = {
  wyzwanie: 'militarne',
  wyzwania: 'militarnego',
  wyzwaniu: 'militarnym',
  wyzwaniem: 'militarnym',
  wyzwań: 'militarnych',
  wyzwaniach: 'militarnych',
  symbolu: 'militarnym',
  symbolem: 'militarnym',
};

/** What a symbol is read as after these words. */
export function symbolWord(symbol: string, before: string, lang: Lang): string {
  const agreeing = lang === 'pl' && symbol === 'military' ? MILITARY[/(\p{L}+) $/u.exec(before)?.[1] ?? ''] : undefined;
  return agreeing ?? SYMBOLS[symbol]?.[lang] ?? `[${symbol}]`;
}

/** Symbols and marks of a text, in words. */
export function spoken(text: string, lang: Lang): string {
  return text
    .replace(/_([^_]+)_/g, '$1')
    .replace(/(?<=[\dX])(?=\[)/g, ' ')
    .replace(/\[([a-z]+)\]/g, (_, name: string, at: number, whole: string) =>
      symbolWord(name, whole.slice(0, at), lang),
    );
}

const MODIFIERS = {
  gold: { pl: 'złota', en: 'gold' },
  initiative: { pl: 'do inicjatywy', en: 'initiative' },
  reserve: { pl: 'do rezerw', en: 'reserve' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What the card adds to the revealed plot, in words: `+1 gold.` */
export function modifierLines(printed: PrintedId, lang: Lang): readonly string[] {
  const fact = factOf(printed);
  if (!('modifiers' in fact)) return [];
  const { modifiers } = fact;
  return (['gold', 'initiative', 'reserve'] as const).flatMap((name) =>
    modifiers[name] === 0 ? [] : [`${modifiers[name] > 0 ? '+' : ''}${modifiers[name]} ${MODIFIERS[name][lang]}.`],
  );
}

/** Keywords, text and modifiers of a card in one line. */
export function lineOf(printed: PrintedId, lang: Lang): string {
  const { words } = namesIn(lang);
  const keywords = factOf(printed).keywords.map((keyword) => `${keywordName(keyword)[lang]}.`);
  const lines = textOf(printed)[lang].map(({ lead, text }) =>
    lead === undefined ? spoken(text, lang) : `${words.lead[lead]}: ${spoken(text, lang)}`,
  );
  return [...keywords, ...lines, ...modifierLines(printed, lang)].join(' ');
}
