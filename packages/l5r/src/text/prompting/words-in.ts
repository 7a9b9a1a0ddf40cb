import type { Lang } from '@kronika/kernel';
import { english } from './en.ts';
import { polish } from './pl.ts';
import type { PromptWords } from './words.ts';

const WORDS: Readonly<Record<Lang, PromptWords>> = { pl: polish, en: english };

/** How the steps of the game ask in that language. */
export function promptWords(lang: Lang): PromptWords {
  return WORDS[lang];
}
