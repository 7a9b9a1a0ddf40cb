import type { Lang, PrintedId } from '@kronika/kernel';
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
import { CLAN_NAMES, ELEMENT_NAMES } from './names.ts';
import { namesIn } from './names-in.ts';

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

/** Symbols and marks of a text, in words. */
function spoken(text: string, lang: Lang): string {
  const { type } = namesIn(lang).words;
  return text
    .replace(/_([^_]+)_/g, '$1')
    .replace(/\[(military|political)\]/g, (_, name: 'military' | 'political') => ` ${type[name]}`)
    .replace(/\[(air|earth|fire|water|void)\]/g, (_, name: keyof typeof ELEMENT_NAMES) => ELEMENT_NAMES[name][lang])
    .replace(
      /\[(crab|crane|dragon|lion|phoenix|scorpion|unicorn)\]/g,
      (_, name: keyof typeof CLAN_NAMES) => CLAN_NAMES[name][lang],
    );
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
