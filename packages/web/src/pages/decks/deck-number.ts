import type { Lang, Phrase } from '@kronika/kernel';

/** A number that tells what a deck is like. */
export interface DeckNumber {
  readonly is: 'count' | 'bonus' | 'average';
  readonly value: number;
  readonly word: Phrase;
}

/** A number as the language writes it: an average has one digit behind the comma, or the point. */
export function toldNumber({ is, value }: DeckNumber, lang: Lang): string {
  switch (is) {
    case 'count':
      return value.toLocaleString(lang);
    case 'bonus':
      return value.toLocaleString(lang, { signDisplay: 'always' });
    case 'average':
      return value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
}
