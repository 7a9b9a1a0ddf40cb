import type { Lang } from '@kronika/kernel';

const NBSP = '\u00a0';
const SHORT_WORD: Readonly<Record<Lang, RegExp>> = {
  // Polish leaves no word of one letter at the end of a line.
  pl: /(?<=^|[\s(„])([aiouwzAIOUWZ]) /g,
  en: /(?<=^|[\s(“])([aAI]) /g,
};

/** Words that belong together stay on one line. */
export function tied(text: string, lang: Lang): string {
  return text.replace(SHORT_WORD[lang], `$1${NBSP}`).replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`);
}
