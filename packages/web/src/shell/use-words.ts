import type { Lang } from '@kronika/kernel';
import { languagePreference } from './preferences/preferences.ts';
import { useStored } from './preferences/use-stored.ts';

/** The words of an area in the language of the page; another language is another drawing, not another page. */
export function useWords<W>(words: Readonly<Record<Lang, W>>): W {
  return words[useLang()];
}

export function useLang(): Lang {
  return useStored(languagePreference);
}
