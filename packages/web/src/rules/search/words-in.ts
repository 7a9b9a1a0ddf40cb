import type { Lang } from '@kronika/kernel';

/** A word of a text with where it stands. Numbers of steps stay whole: `3.2.5`. */
export interface WordInText {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}]+/gu;

export function wordsIn(text: string): readonly WordInText[] {
  return [...text.matchAll(WORD)].map((found) => ({
    word: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }));
}

/** Without capital letters and without the marks on letters, so that `Kręgów` and `kregow` are the same. */
export function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');
}

/** What is left of a word without its endings; two forms of one word come out the same, or nearly so. */
export function stemOf(word: string, lang: Lang): string {
  const plain = folded(word);
  if (/\d/.test(plain)) return plain;
  return lang === 'pl' ? polishStem(plain) : englishStem(plain);
}

/** Polish words change ą for ę and back as they are inflected: `krąg`, `kręgu`. */
const NASAL: Readonly<Record<string, string>> = { ą: 'e', ę: 'a' };

/** Everything a word can be found by: without its endings, as it stands, and with the other nasal vowel. */
export function termsOf(word: string, lang: Lang): readonly string[] {
  const terms = new Set([stemOf(word, lang), folded(word)]);
  if (lang === 'pl' && /[ąę]\p{L}/iu.test(word))
    terms.add(
      stemOf(
        word.toLowerCase().replace(/[ąę]/g, (vowel) => NASAL[vowel] ?? vowel),
        lang,
      ),
    );
  return [...terms];
}

interface Ending {
  readonly ending: string;
  /** How much of the word has to be left. */
  readonly leaves: number;
}

const endings = (leaves: number, list: string): readonly Ending[] =>
  list.split(' ').map((ending) => ({ ending, leaves }));

/** The endings of nouns, adjectives, verbs and participles, without their marks; the longest that fits is taken off. */
const POLISH: readonly Ending[] = [
  ...endings(3, 'a e i o u y'),
  ...endings(4, 'ia ie iu io em om ow im ym ej ego emu ami ach ich ych imi ymi owi iem owie iego iemu'),
  ...endings(4, 'enie enia eniu eniem eniach eniami anie ania aniu aniem aniach aniami'),
  ...endings(4, 'ona one ony oni onej onym onych onego onymi ana ane any ani anej anym anych anego anymi'),
  ...endings(4, 'uje ujesz uja ujac owac owal owala owana owane owany owania owanie owaniu owaniem'),
  ...endings(5, 'ac ic yc ec al ala ali il ila ili yl yla yli isz ysz asz esz aja iesz'),
].sort((one, other) => other.ending.length - one.ending.length);

function polishStem(word: string): string {
  const found = POLISH.find(({ ending, leaves }) => word.endsWith(ending) && word.length - ending.length >= leaves);
  return found === undefined ? word : word.slice(0, -found.ending.length);
}

function englishStem(word: string): string {
  const without = word
    .replace(/(?<=.{3})(?:ies|ied)$/, 'y')
    .replace(/(?<=.{3})(?:ing|ed|s)$/, (ending, at: number) => (ending === 's' && word[at - 1] === 's' ? ending : ''));
  return without.replace(/(?<=.{3})e$/, '');
}
