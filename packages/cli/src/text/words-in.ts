import type { Lang } from '@kronika/kernel';
import { english } from './en.ts';
import { polish } from './pl.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Lang, Words>> = { pl: polish, en: english };

/** The words of a language. */
export function wordsIn(lang: Lang): Words {
  return WORDS[lang];
}
